import sharp, { type Sharp } from 'sharp';

// Pictures come once each, so a cache only holds memory; and one thread per call leaves the others to the web.
sharp.cache(false);
sharp.concurrency(1);

/** Decoded pixels: upright, 8 bit sRGB, without the metadata of their file. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Starts a chain of operations on pixels. No file of a stranger is decoded in this process. */
export function openBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** The pixels that a chain of operations ends in, 8 bit sRGB. */
export async function toBitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
}
