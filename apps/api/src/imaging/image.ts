import sharp, { type Sharp } from 'sharp';
import { ImageUnreadableError } from './image-errors.js';

/** Largest picture that is decoded; phones make up to about 50 megapixels in one shot, panoramas more. */
const MAX_PIXELS = 120_000_000;
const TIMEOUT_SECONDS = 60;

// Pictures come once each, so a cache only holds memory; and one thread per call leaves the others to the web.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels without their file: upright, sRGB, and nothing told of who took them where. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * Decodes a picture, turned upright and no larger than the box.
 * @throws ImageUnreadableError for what is no readable picture, or too large a one
 */
export async function decodeWithin(file: Buffer, box: { width: number; height: number }): Promise<Bitmap> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'none', autoOrient: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw new ImageUnreadableError(error);
  }
}

/** The same picture no wider than so many pixels. */
export async function narrowed(bitmap: Bitmap, width: number): Promise<Bitmap> {
  if (bitmap.width <= width) return bitmap;
  const { data, info } = await open(bitmap).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export function toWebp(bitmap: Bitmap): Promise<Buffer> {
  return open(bitmap).webp({ quality: 78, effort: 3 }).toBuffer();
}

/** At the least effort: a third smaller than WebP for the same look, in less time than WebP takes. */
export function toAvif(bitmap: Bitmap): Promise<Buffer> {
  return open(bitmap).avif({ quality: 50, effort: 0 }).toBuffer();
}

/** A JPEG for whoever knows nothing newer, of at most so many bytes as long as any quality can do it. */
export async function toJpegWithin(bitmap: Bitmap, maxBytes: number): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of [80, 70, 60, 45, 30, 15]) {
    jpeg = await open(bitmap).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

function open({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_SECONDS });
}
