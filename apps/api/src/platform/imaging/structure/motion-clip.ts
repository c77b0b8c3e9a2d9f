import { boxAt, boxesFrom, type Box } from './boxes.js';
import type { BoundedFile } from './bounded-file.js';
import { isJpegAt, readJpeg } from './jpeg.js';

/** A whole MP4 within the original, in bytes. */
export interface Clip {
  offset: number;
  length: number;
}

/** The boxes of an MP4 at its top level; a foreign box ends the clip. */
const CLIP_BOXES = new Set(
  'ftyp moov mdat free skip wide uuid meta udta moof mfra sidx styp emsg pdin'.split(
    ' ',
  ),
);
/** Phones record up to three seconds. */
const MAX_CLIP_BYTES = 100_000_000;
const MAX_FTYP_BYTES = 512;
const MAX_BOXES = 1_000;
/** Gain maps, depth maps. */
const MAX_MORE_PICTURES = 16;
const MAX_CANDIDATES = 64;
/** Directories of Samsung behind the clip. */
const MAX_TAIL_BYTES = 64 * 1024;
const SAMSUNG = Buffer.from('MotionPhoto_Data');

/**
 * Finds the clip behind a JPEG by its structure: Google's motion photo, its
 * older MicroVideo and Samsung's trailer. XMP is not read, because Android
 * removes it in part.
 * @param end of the main picture
 */
export async function clipBehindJpeg(
  file: BoundedFile,
  end: number,
): Promise<Clip | undefined> {
  let at = await behindMorePictures(file, end);
  for (let count = 0; count < MAX_CANDIDATES; count++) {
    const start = await ftypFrom(file, at);
    if (start === undefined) return undefined;
    const clip = await clipAt(file, start, file.size);
    if (clip && (await isLast(file, clip))) return clip;
    at = start + 8;
  }
  return undefined;
}

/** Finds the clip in the box of a HEIC. */
export async function clipInHeif(
  file: BoundedFile,
  boxes: readonly Box[],
): Promise<Clip | undefined> {
  const holder = boxes.find(({ type }) => type === 'mpvd');
  if (!holder) return undefined;
  const start = await ftypFrom(file, holder.bodyStart);
  const isWithin = start !== undefined && start < holder.end;
  return isWithin ? clipAt(file, start, holder.end) : undefined;
}

/** Scans of a gain map may contain anything. */
async function behindMorePictures(
  file: BoundedFile,
  end: number,
): Promise<number> {
  let at = end;
  for (let count = 0; count < MAX_MORE_PICTURES; count++) {
    if (!(await isJpegAt(file, at))) return at;
    const picture = await readJpeg(file, at);
    if (!picture) return at;
    at = picture.end;
  }
  return at;
}

/** The start of the next box `ftyp`, whose type follows its size. */
async function ftypFrom(
  file: BoundedFile,
  from: number,
): Promise<number | undefined> {
  for (let at = from; ;) {
    const chunk = await file.chunk(at);
    const found = chunk.indexOf('ftyp', 4);
    if (found >= 0) return at + found - 4;
    if (at + chunk.length >= file.size) return undefined;
    // The type may cross the end of the chunk.
    at += chunk.length - 8;
  }
}

async function clipAt(
  file: BoundedFile,
  start: number,
  limit: number,
): Promise<Clip | undefined> {
  const ftyp = await boxAt(file, start, limit);
  if (ftyp?.type !== 'ftyp' || ftyp.end - start > MAX_FTYP_BYTES)
    return undefined;
  const boxes = await boxesFrom(file, start, { limit, maxCount: MAX_BOXES });
  const foreign = boxes.findIndex(({ type }) => !CLIP_BOXES.has(type));
  const own = foreign < 0 ? boxes : boxes.slice(0, foreign);
  const has = (wanted: string) => own.some(({ type }) => type === wanted);
  const length = (own.at(-1)?.end ?? start) - start;
  const isClip = has('moov') && has('mdat') && length <= MAX_CLIP_BYTES;
  return isClip ? { offset: start, length } : undefined;
}

async function isLast(
  file: BoundedFile,
  { offset, length }: Clip,
): Promise<boolean> {
  if (file.size - offset - length <= MAX_TAIL_BYTES) return true;
  const before = await file.bytes(offset - SAMSUNG.length, SAMSUNG.length);
  return before.equals(SAMSUNG);
}
