import { BoundedFile, TooManyReadsError } from '../structure/bounded-file.js';
import { isJpegAt } from '../structure/jpeg.js';
import { colourSpaceOf, type ColourSpace } from './colour-space.js';

export interface JpegHeader {
  /** Pixels before any turn. */
  width: number;
  height: number;
  channels: 1 | 3;
  colours: ColourSpace;
  /** The EXIF segment with its header. */
  exif: Buffer | undefined;
  xmp: Buffer | undefined;
}

interface Found {
  frames: (Frame | undefined)[];
  exif: Buffer[];
  xmp: Buffer[];
  profile: Buffer[];
}

type Frame = Pick<JpegHeader, 'width' | 'height' | 'channels'>;

const MAX_SEGMENTS = 200;
const [FILL, SCAN] = [0xff, 0xda];
/** Baseline, extended, progressive. */
const COMMON_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical, arithmetic. */
const OTHER_FRAMES = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
const [APP1, APP2] = [0xe1, 0xe2];
const FRAME_BYTES = 10;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const ICC = 'ICC_PROFILE\0';
/** The number of the part, and of all parts. */
const ICC_PARTS_BYTES = 2;

/**
 * Reads the segments before a JPEG's first scan, without decoding.
 * @returns undefined for any other file, and for a JPEG that phones do not
 *   make: other channels, colours, coding, or metadata twice
 */
export async function commonJpegHeader(
  path: string,
): Promise<JpegHeader | undefined> {
  try {
    return await BoundedFile.use(path, async (file) => {
      const found = await segmentsOf(file);
      return found && headerOf(found);
    });
  } catch (error) {
    if (error instanceof TooManyReadsError) return undefined;
    throw error;
  }
}

async function segmentsOf(file: BoundedFile): Promise<Found | undefined> {
  if (!(await isJpegAt(file, 0))) return undefined;
  const found: Found = { exif: [], xmp: [], profile: [], frames: [] };
  let at = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const head = Buffer.from((await file.chunk(at)).subarray(0, FRAME_BYTES));
    if (head.length < FRAME_BYTES || head[0] !== FILL) return undefined;
    const marker = head[1]!;
    if (marker === SCAN) return found;
    if (OTHER_FRAMES.has(marker)) return undefined;
    const bytes = marker === FILL ? 1 : 2 + head.readUInt16BE(2);
    if (COMMON_FRAMES.has(marker)) found.frames.push(frameOf(head));
    if (marker === APP1 || marker === APP2)
      collect(found, await file.bytes(at + 4, bytes - 4));
    at += bytes;
  }
  return undefined;
}

function frameOf(segment: Buffer): Frame | undefined {
  const bits = segment[4];
  const height = segment.readUInt16BE(5);
  const width = segment.readUInt16BE(7);
  const channels = segment[9];
  const isCommon = bits === 8 && (channels === 1 || channels === 3);
  return isCommon && width > 0 && height > 0
    ? { width, height, channels }
    : undefined;
}

function collect(found: Found, body: Buffer): void {
  const has = (name: string) =>
    body.toString('latin1', 0, name.length) === name;
  if (has(EXIF)) found.exif.push(body);
  else if (has(XMP)) found.xmp.push(body.subarray(XMP.length));
  else if (has(ICC))
    found.profile.push(body.subarray(ICC.length + ICC_PARTS_BYTES));
}

function headerOf({ frames, ...found }: Found): JpegHeader | undefined {
  const isTwice = [frames, ...Object.values(found)].some(
    ({ length }) => length > 1,
  );
  const [frame] = frames;
  if (!frame || isTwice) return undefined;
  const colours = coloursOf(frame, found.profile[0]);
  return (
    colours && { ...frame, colours, exif: found.exif[0], xmp: found.xmp[0] }
  );
}

function coloursOf(
  { channels }: Frame,
  profile: Buffer | undefined,
): ColourSpace | undefined {
  if (!profile) return 'srgb';
  return channels === 3 ? colourSpaceOf(profile) : undefined;
}
