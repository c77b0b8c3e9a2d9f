import { BoundedFile, TooManyReadsError } from './bounded-file.js';
import { exifInHeif, readHeif } from './heif.js';
import { readJpeg } from './jpeg.js';

type Reader = (file: BoundedFile) => Promise<Buffer | undefined>;

const NONE = Buffer.alloc(0);

const heif: Reader = async (file) => {
  const found = await readHeif(file);
  if (found.items.length === 0) return undefined;
  return (await exifInHeif(file, found)) ?? NONE;
};

const jpeg: Reader = async (file) => {
  const whole = await readJpeg(file, 0);
  return whole && (whole.exif ?? NONE);
};

const READERS: Record<string, Reader> = {
  'image/jpeg': jpeg,
  'image/heic': heif,
  'image/heif': heif,
  'image/avif': heif,
};

/**
 * Reads a photo's EXIF without decoding the picture.
 * @param type MIME type by signature
 * @returns empty if it has none; undefined for damaged files and other formats
 */
export async function exifWithoutDecoding(
  path: string,
  type: string,
): Promise<Buffer | undefined> {
  const read = READERS[type];
  if (!read) return undefined;
  try {
    return await BoundedFile.use(path, read);
  } catch (error) {
    if (error instanceof TooManyReadsError) return undefined;
    throw error;
  }
}
