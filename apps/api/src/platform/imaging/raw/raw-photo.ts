import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { BoundedFile, TooManyReadsError } from '../structure/bounded-file.js';
import type { EmbeddedJpeg } from './embedded-jpeg.js';
import { exifSegment } from './exif-segment.js';
import { rawLayoutOf } from './raw-layout.js';
import { searchJpegs } from './search-jpegs.js';

/** A camera's JPEG of 60 megapixels has about 30 MB. */
const MAX_JPEG_BYTES = 48 * 1024 ** 2;

/**
 * The largest JPEG inside a raw photo, upright by its EXIF. Sensor data is
 * never decoded.
 * @returns undefined if the file is no raw photo
 * @throws MediaUnreadableError without such a JPEG
 */
export async function rawPreview(path: string): Promise<Buffer | undefined> {
  try {
    return await BoundedFile.use(path, largestJpeg);
  } catch (error) {
    if (error instanceof TooManyReadsError)
      throw new MediaUnreadableError('a raw photo of too many parts', error);
    throw error;
  }
}

async function largestJpeg(file: BoundedFile): Promise<Buffer | undefined> {
  const layout = await rawLayoutOf(file);
  if (!layout) return undefined;
  const found =
    layout.jpegs.length > 0 ? layout.jpegs : await searchJpegs(file);
  const jpeg = largest(found);
  if (!jpeg) throw new MediaUnreadableError('a raw photo without a preview');
  const { offset, length, hasExif } = jpeg;
  const bytes = await file.read(offset, Math.min(length, MAX_JPEG_BYTES));
  if (hasExif) return bytes;
  return Buffer.concat([
    bytes.subarray(0, 2),
    exifSegment(layout.facts),
    bytes.subarray(2),
  ]);
}

function largest(jpegs: EmbeddedJpeg[]): EmbeddedJpeg | undefined {
  return [...jpegs].sort(
    (one, other) => other.width * other.height - one.width * one.height,
  )[0];
}
