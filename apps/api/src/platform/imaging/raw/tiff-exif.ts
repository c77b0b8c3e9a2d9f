import { BoundedFile, TooManyReadsError } from '../structure/bounded-file.js';
import { exifSegment } from './exif-segment.js';
import { factsOf } from './raw-layout.js';
import { Tiff } from './tiff.js';

const SEGMENT_HEAD_BYTES = 4;

/**
 * Time and camera of a TIFF as EXIF, which libvips gives for no TIFF.
 * @returns undefined for other formats
 */
export async function exifOfTiff(path: string): Promise<Buffer | undefined> {
  try {
    return await BoundedFile.use(path, async (file) => {
      const tiff = await Tiff.open(file);
      if (!tiff) return undefined;
      return exifSegment(await factsOf(tiff)).subarray(SEGMENT_HEAD_BYTES);
    });
  } catch (error) {
    if (error instanceof TooManyReadsError) return undefined;
    throw error;
  }
}
