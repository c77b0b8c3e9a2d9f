import sharp, { type Sharp } from 'sharp';

// Pictures come once, so a cache wastes memory; one thread leaves the CPU to
// the web.
sharp.cache(false);
sharp.concurrency(1);

/** Upright, 8-bit sRGB, without metadata. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** This process never decodes an untrusted file. */
export function openBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
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
  return sharp(Buffer.from(svg), { density })
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
  return sharp(rendition)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86 })
    .toBuffer();
}
