import type { BoundedFile } from '../structure/bounded-file.js';

const MAX_SEGMENTS = 200;
const MARKER_BYTES = 20;
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Other frames, and the scan. */
const ENDS = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xda,
]);
const APP1 = 0xe1;

export interface EmbeddedJpeg {
  offset: number;
  length: number;
  /** Pixels, before any turn. */
  width: number;
  height: number;
  hasExif: boolean;
}

/**
 * Looks at a JPEG's segments up to its frame.
 * @returns undefined unless a browser could show it, such as the
 *   lossless JPEG of sensor data
 */
export async function jpegAt(
  file: BoundedFile,
  offset: number,
  length: number,
): Promise<EmbeddedJpeg | undefined> {
  const end = Math.min(offset + length, file.size);
  const start = await file.read(offset, 3);
  if (start.toString('hex') !== 'ffd8ff') return undefined;
  let hasExif = false;
  let at = offset + 2;
  for (let count = 0; count < MAX_SEGMENTS && at < end; count++) {
    const segment = await file.read(at, MARKER_BYTES);
    if (segment.length < MARKER_BYTES || segment[0] !== 0xff) return undefined;
    const marker = segment[1]!;
    if (ENDS.has(marker)) return undefined;
    if (FRAMES.has(marker)) {
      const size = frameOf(segment);
      return size && { offset, length: end - offset, hasExif, ...size };
    }
    hasExif ||= marker === APP1 && segment.toString('latin1', 4, 8) === 'Exif';
    // Any number of fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
  return undefined;
}

function frameOf(
  segment: Buffer,
): Pick<EmbeddedJpeg, 'width' | 'height'> | undefined {
  const bits = segment[4];
  const height = segment.readUInt16BE(5);
  const width = segment.readUInt16BE(7);
  const channels = segment[9];
  const isShown = bits === 8 && (channels === 1 || channels === 3);
  return isShown && width > 0 && height > 0 ? { width, height } : undefined;
}
