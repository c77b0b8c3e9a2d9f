import type { Metadata } from 'sharp';
import { decodeBmp } from './bmp.js';
import { MAX_PIXELS, openBounded, toBitmap, type Bitmap } from './bounded-sharp.js';
import { decodeHeic } from './heic.js';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { PREVIEW_BOX, stillsOf, type Stills } from './stills.js';
import { takenAtFromExif } from './taken-at.js';

export interface PhotoDerivatives extends Stills {
  /** In pixels, upright. */
  width: number;
  height: number;
  takenAt?: Date | undefined;
  /** What is wrong with the file although there are pictures of it: `truncated`, its lower part is grey. */
  damage?: string | undefined;
}

interface Decoded {
  width: number;
  height: number;
  exif?: Buffer | undefined;
  bitmap: Bitmap;
  damage?: string | undefined;
}

/** Phones of 200 megapixels exist; a JPEG that is stored line by line is decoded at an eighth of its size. */
const MAX_LINEWISE_JPEG_PIXELS = 220_000_000;
/** Longer than any panorama. */
const MAX_SIDE = 50_000;
const MAX_REASON_CHARACTERS = 120;
const TRUNCATED = 'truncated';
const NO_PICTURE = 'no format of photos';
/** Formats of phones and cameras; libvips would read others, such as SVG. */
const DRAWABLE = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);
/** A torn JPEG with less than this share of its lines is not worth showing. */
const LEAST_USABLE = 0.3;

/**
 * Everything that is shown of a photo, from the original at `path`: upright, sRGB, without metadata, the first frame
 * of what moves.
 * @throws MediaUnreadableError
 */
export async function derivePhoto(path: string): Promise<PhotoDerivatives> {
  const { exif, bitmap, ...facts } = await decode(path);
  const stills = await stillsOf(bitmap).catch(unreadable);
  return { ...facts, ...stills, takenAt: await takenAtFromExif(exif) };
}

async function decode(path: string): Promise<Decoded> {
  const metadata = await headerOf(path);
  if (!metadata) return decodeBmp(path);
  if (!DRAWABLE.has(metadata.format)) throw new MediaUnreadableError(NO_PICTURE);
  refuseTooLarge(metadata);
  if (metadata.compression === 'hevc') return decodeHeic(path);
  const { width, height } = metadata.autoOrient;
  return { width, height, exif: metadata.exif, ...(await decodePixels(path)) };
}

/** Nothing when libvips does not know the format. */
async function headerOf(path: string): Promise<Metadata | undefined> {
  try {
    // Limits are checked afterwards, so that the size can be told.
    return await openBounded(path, { limitInputPixels: false, unlimited: true }).metadata();
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported image format')) return undefined;
    return unreadable(error);
  }
}

function refuseTooLarge({ format, width, height, isProgressive }: Metadata): void {
  const isLinewise = format === 'jpeg' && !isProgressive;
  const maxPixels = isLinewise ? MAX_LINEWISE_JPEG_PIXELS : MAX_PIXELS;
  const isTooLarge = width * height > maxPixels || Math.max(width, height) > MAX_SIDE;
  if (isTooLarge) throw new MediaUnreadableError(`too large: ${width}x${height}`);
}

/** A file that is whole is decoded once; a torn one again for what there is, unless that is nearly nothing. */
async function decodePixels(path: string): Promise<Pick<Decoded, 'bitmap' | 'damage'>> {
  try {
    return { bitmap: await toPreviewSize(path, 'truncated') };
  } catch (error) {
    if (reasonOf(error) !== TRUNCATED || (await usableShare(path)) < LEAST_USABLE) return unreadable(error);
    return { bitmap: await toPreviewSize(path, 'none').catch(unreadable), damage: TRUNCATED };
  }
}

function toPreviewSize(path: string, failOn: 'truncated' | 'none'): Promise<Bitmap> {
  const image = openBounded(path, { limitInputPixels: MAX_LINEWISE_JPEG_PIXELS, autoOrient: true, failOn });
  return toBitmap(image.resize({ ...PREVIEW_BOX, fit: 'inside', withoutEnlargement: true }));
}

/** The share of lines above those that are all alike at the lower end, which decoders fill in for what is missing. */
async function usableShare(path: string): Promise<number> {
  const image = openBounded(path, { limitInputPixels: MAX_LINEWISE_JPEG_PIXELS });
  const { data, width, height, channels } = await toBitmap(image.resize({ width: 64 })).catch(unreadable);
  const line = (y: number) => data.subarray(y * width * channels, (y + 1) * width * channels);
  let end = height - 1;
  while (end > 0 && line(end - 1).equals(line(height - 1))) end--;
  return end / height;
}

function unreadable(error: unknown): never {
  if (error instanceof MediaUnreadableError) throw error;
  // That is a fault of ours, or of the disk.
  if (error instanceof Error && error.message.startsWith('Input file is missing')) throw error;
  throw new MediaUnreadableError(reasonOf(error), error);
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/premature end|truncated|unexpected end|read error|not enough data|out of order/i.test(message)) return TRUNCATED;
  if (message.startsWith('timeout')) return 'timed out';
  // libvips tells a long story, its last line the cause.
  const last =
    message
      .trim()
      .split('\n')
      .findLast((line) => !/^\s*\(/.test(line)) ?? '';
  return `damaged: ${last.replace(/(Input file.*: )?\/\S+: /, '').slice(0, MAX_REASON_CHARACTERS)}`;
}
