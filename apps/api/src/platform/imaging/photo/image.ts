import { openBitmap, toBitmap, type Bitmap } from '../picture/bitmap.js';
import { decodePicture } from '../decoder/decoded-picture.js';
import { PictureRefusedError } from '../decoder/picture-answer.js';
import { ImageUnreadableError } from '../picture/image-errors.js';
import { againAfterInterruption } from '../process/again-after-interruption.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';

/**
 * Decodes a complete picture, upright, scaled into the box.
 * @throws ImageUnreadableError when unreadable, too large or truncated; ProgramInterruptedError of the third interruption
 */
export async function decodeWithin(
  file: Buffer,
  box: { width: number; height: number },
): Promise<Bitmap> {
  const picture = await againAfterInterruption(() =>
    decodePicture(file, { box, failOn: 'error', showsTorn: false }),
  ).catch(unreadable);
  if (!picture) throw new ImageUnreadableError('kind');
  return picture.bitmap;
}

const FAULTS = {
  format: 'kind',
  damaged: 'damaged',
  truncated: 'damaged',
  pixels: 'pixels',
  memory: 'pixels',
} as const;

function unreadable(error: unknown): never {
  if (!(error instanceof MediaUnreadableError)) throw error;
  const fault = error instanceof PictureRefusedError ? error.fault : 'damaged';
  throw new ImageUnreadableError(FAULTS[fault], error);
}

export async function narrowed(bitmap: Bitmap, width: number): Promise<Bitmap> {
  if (bitmap.width <= width) return bitmap;
  return toBitmap(openBitmap(bitmap).resize({ width }));
}

export function toWebp(bitmap: Bitmap): Promise<Buffer> {
  return openBitmap(bitmap).webp({ quality: 78, effort: 3 }).toBuffer();
}

/**
 * At the least effort AVIF is a third smaller than WebP of equal quality, and
 * faster.
 */
export function toAvif(bitmap: Bitmap): Promise<Buffer> {
  return openBitmap(bitmap).avif({ quality: 50, effort: 0 }).toBuffer();
}

/** A JPEG for old clients, within `maxBytes` where some quality achieves it. */
export async function toJpegWithin(
  bitmap: Bitmap,
  maxBytes: number,
): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of [80, 70, 60, 45, 30, 15]) {
    jpeg = await openBitmap(bitmap)
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
