import type { Hash } from 'node:crypto';
import type { BoundedFile } from './bounded-file.js';

export interface JpegEnd {
  /** The place behind the end-of-image marker. */
  end: number;
  /** The first EXIF segment's body, header included. */
  exif: Buffer | undefined;
}

const [FILL, STUFFED] = [0xff, 0x00];
const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const EXIF_SEGMENT = 0xe1;
/** Real files have some hundreds. */
const MAX_SEGMENTS = 20_000;

/**
 * Walks the segments and scans of the JPEG at `start` to its end-of-image
 * marker, past thumbnails and foreign data within segments.
 * @param digest receives the tables, frame and scans, without metadata
 * @returns undefined for a torn or other file
 */
export async function readJpeg(
  file: BoundedFile,
  start: number,
  digest?: Hash,
): Promise<JpegEnd | undefined> {
  let exif: Buffer | undefined;
  let at = start + 2;
  if (!(await isJpegAt(file, start))) return undefined;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const segment = await segmentAt(file, at);
    if (!segment) return undefined;
    const { marker, next } = segment;
    if (marker === EOI) return { end: next, exif };
    if (marker === EXIF_SEGMENT) exif ??= await exifOf(file, at + 4, next);
    if (digest && isOfPicture(marker))
      await file.each(at, next, (part) => digest.update(part));
    at = marker === SOS ? await scanEnd(file, next, digest) : next;
  }
  return undefined;
}

/** A fill byte counts as a segment. */
async function segmentAt(
  file: BoundedFile,
  at: number,
): Promise<{ marker: number; next: number } | undefined> {
  const head = (await file.chunk(at)).subarray(0, 4);
  const marker = head[1];
  if (marker === undefined || head[0] !== FILL) return undefined;
  if (marker === FILL) return { marker, next: at + 1 };
  if (isAlone(marker)) return { marker, next: at + 2 };
  const bodyBytes = head.length === 4 ? head.readUInt16BE(2) : 0;
  return bodyBytes < 2 ? undefined : { marker, next: at + 2 + bodyBytes };
}

export async function isJpegAt(
  file: BoundedFile,
  at: number,
): Promise<boolean> {
  return (await file.chunk(at)).subarray(0, 3).toString('hex') === 'ffd8ff';
}

/** Tables, frames and scans; neither APPn nor comments. */
function isOfPicture(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xdf && !isAlone(marker);
}

/** Whether the marker has no length. */
function isAlone(marker: number): boolean {
  return (
    marker === 0x01 || isRestart(marker) || marker === SOI || marker === EOI
  );
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

async function exifOf(
  file: BoundedFile,
  at: number,
  end: number,
): Promise<Buffer | undefined> {
  const head = (await file.chunk(at)).toString('latin1', 0, 6);
  return head === 'Exif\0\0' ? file.bytes(at, end - at) : undefined;
}

/** The place of the marker behind a scan, or the end of the file. */
async function scanEnd(
  file: BoundedFile,
  start: number,
  digest: Hash | undefined,
): Promise<number> {
  let at = start;
  for (;;) {
    const chunk = await file.chunk(at);
    const { length, isEnd } = scanPart(chunk);
    digest?.update(chunk.subarray(0, length));
    at += length;
    if (isEnd || length === 0) return at;
  }
}

/** The bytes of a chunk that belong to the scan; a last 0xFF is left over. */
function scanPart(chunk: Buffer): { length: number; isEnd: boolean } {
  let at = chunk.indexOf(FILL);
  while (at >= 0 && at + 1 < chunk.length) {
    const next = chunk[at + 1]!;
    if (next === STUFFED || isRestart(next)) at = chunk.indexOf(FILL, at + 2);
    else if (next === FILL) at += 1;
    else return { length: at, isEnd: true };
  }
  return { length: at < 0 ? chunk.length : at, isEnd: false };
}
