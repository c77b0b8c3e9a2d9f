import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Largest picture that is decoded whole; phones make up to about 50 megapixels in one shot, panoramas more. */
export const MAX_PIXELS = 120_000_000;
const TIMEOUT_SECONDS = 60;

// Pictures come once each, so a cache only holds memory; and one thread per call leaves the others to the web.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture under limits of size and time; damage is overlooked as far as there is something to see. */
export function openBounded(input: Buffer | string, options: SharpOptions = {}): Sharp {
  const bounded = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'none', ...options });
  return bounded.timeout({ seconds: TIMEOUT_SECONDS });
}

/** Pixels without their file: upright, and nothing told of who took them where. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

export function openBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return openBounded(data, { raw: { width, height, channels } });
}

/** The pixels that a chain of operations ends in, 8 bit sRGB. */
export async function toBitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
