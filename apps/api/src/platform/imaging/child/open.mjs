import { createRequire } from 'node:module';

// `require` starts twice as fast as `import`.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * The limit of phones of 200 megapixels; a baseline JPEG is decoded at an
 * eighth.
 */
export const MAX_LINEWISE_PIXELS = 220_000_000;

// One picture needs no cache; one thread leaves the CPU to the web process.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Without a cache, a picture that is rotated with its gain map is freed before
 * the map is read (https://github.com/lovell/sharp/pull/4599).
 */
export async function withCache(maxBytes, work) {
  sharp.cache({ memory: maxBytes / 1e6, files: 1, items: 100 });
  try {
    return await work();
  } finally {
    sharp.cache(false);
  }
}

/** @param options `failOn`: the damage that is an error */
export function open(input, options = {}) {
  return sharp(input, {
    limitInputPixels: MAX_LINEWISE_PIXELS,
    failOn: 'none',
    ...options,
  });
}

export function openBitmap({ data, width, height, channels }) {
  return open(data, { raw: { width, height, channels } });
}

/** Returns 8-bit sRGB pixels. */
export async function toBitmap(image, box) {
  const scaled = box
    ? image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    : image;
  const { data, info } = await scaled
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
