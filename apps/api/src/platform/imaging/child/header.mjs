import { MAX_LINEWISE_PIXELS, open } from './open.mjs';
import { Refusal } from './refusal.mjs';

/**
 * The limit of pictures held whole; phones take about 50 megapixels, panoramas
 * more.
 */
const MAX_PIXELS = 120_000_000;
const MAX_SIDE = 50_000;
/** Lower, because WebAssembly grows by copying. */
export const MAX_HEIC_PIXELS = 64_000_000;
/**
 * A larger picture is shown by tiles or a thumbnail; phones take 200
 * megapixels.
 */
const MAX_TILED_PIXELS = 300_000_000;
/** The file twice, a few tiles, and the sums of the reduced picture. */
const TILED_BYTES = 240_000_000;
/** The formats without SVG and others of libvips. */
const DRAWABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);
/** Includes buffers for the scaled picture. */
const OWN_BYTES = 110_000_000;

/**
 * Decodes no pixels.
 * @returns undefined for a format unknown to libvips
 */
export async function headerOf(source, maxBytes) {
  const header = await read(source);
  if (!header) return undefined;
  if (!DRAWABLE.has(header.format))
    throw new Refusal('format', 'no format of photos');
  const { width, height } = header;
  if (isTooLarge(header))
    throw new Refusal('pixels', `too large: ${width}x${height}`);
  const needed = OWN_BYTES + decodedBytes(header);
  if (needed > maxBytes) {
    throw new Refusal(
      'memory',
      `too large: ${width}x${height} needs ${Math.ceil(needed / 1e6)} MB to decode`,
    );
  }
  return header;
}

async function read(source) {
  try {
    // Checked here, not in libvips, so that the message names the size.
    return await open(source, {
      limitInputPixels: false,
      unlimited: true,
    }).metadata();
  } catch (error) {
    if (error.message.includes('unsupported image format')) return undefined;
    throw error;
  }
}

function isTooLarge({ format, width, height, isProgressive, compression }) {
  if (!(width > 0 && height > 0) || Math.max(width, height) > MAX_SIDE)
    return true;
  if (compression === 'hevc') return width * height > MAX_TILED_PIXELS;
  const isLinewise = format === 'jpeg' && !isProgressive;
  return width * height > (isLinewise ? MAX_LINEWISE_PIXELS : MAX_PIXELS);
}

function decodedBytes(header) {
  const pixels = header.width * header.height;
  return header.compression === 'hevc' && pixels > MAX_HEIC_PIXELS
    ? TILED_BYTES
    : pixels * bytesPerPixel(header);
}

/** Measured; 0 for row-by-row decoders. */
export function bytesPerPixel(header) {
  const { format, compression, isProgressive, channels = 4, depth } = header;
  if (format === 'heif') return compression === 'hevc' ? 5 : 18;
  if (format === 'gif') return 5;
  if (format === 'webp') return 5;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return coefficientsPerPixel(header) * 2;
  return channels * (depth === 'uchar' ? 1 : 2);
}

/** A progressive JPEG keeps two bytes per sample until its last scan. */
function coefficientsPerPixel({ channels = 3, chromaSubsampling = '4:4:4' }) {
  if (channels !== 3) return channels;
  return { '4:2:0': 1.5, '4:2:2': 2 }[chromaSubsampling] ?? 3;
}
