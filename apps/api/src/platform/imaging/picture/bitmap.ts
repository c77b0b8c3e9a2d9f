import { createRequire } from 'node:module';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';

const require = createRequire(import.meta.url);
let loaded: typeof sharp | undefined;

/** Upright, 8-bit sRGB, without metadata. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** This process never decodes an untrusted file. */
export function openBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return libvips()(data, { raw: { width, height, channels } });
}

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

/**
 * An SVG of this product, measured in millimetres and without links to other
 * files, as a PNG for print.
 */
export function pngForPrint(svg: string, dpi: number): Promise<Buffer> {
  // libvips applies it to the millimetres, and again to the whole by 72.
  const density = Math.sqrt(72 * dpi);
  return libvips()(Buffer.from(svg), { density })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dpi })
    .png()
    .toBuffer();
}

/**
 * A rendition, written by this product, as a JPEG for print: cut to the sides'
 * proportion, on white.
 * @param size pixels
 */
export function jpegForPrint(
  rendition: Buffer,
  size: { width: number; height: number },
): Promise<Buffer> {
  return libvips()(rendition)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/**
 * Loaded by the first picture: most web processes never make one. Pictures come
 * once, so a cache wastes memory; one thread leaves the CPU to the web.
 */
function libvips(): typeof sharp {
  if (loaded) return loaded;
  loaded = require('sharp') as typeof sharp;
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
}
