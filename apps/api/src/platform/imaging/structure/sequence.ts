import { BoundedFile, TooManyReadsError } from './bounded-file.js';
import { boxesFrom } from './boxes.js';

const MAX_BOXES = 100;
const MAX_BRANDS = 32;
/** The brands of AVIF, then those of HEIF (ISO/IEC 23008-12, 10.3). */
const SEQUENCE_BRANDS = new Set(['avis', 'msf1', 'hevc', 'hevx']);

/**
 * True for an animation or a burst: pictures in a track, as a video has them,
 * in a file that its brands call a sequence.
 */
export async function isPictureSequence(path: string): Promise<boolean> {
  try {
    return await BoundedFile.use(path, hasTrackOfPictures);
  } catch (error) {
    if (error instanceof TooManyReadsError) return false;
    throw error;
  }
}

async function hasTrackOfPictures(file: BoundedFile): Promise<boolean> {
  const limits = { limit: file.size, maxCount: MAX_BOXES };
  const boxes = await boxesFrom(file, 0, limits);
  const [first] = boxes;
  if (first?.type !== 'ftyp') return false;
  const length = Math.min(first.end - first.bodyStart, 4 * MAX_BRANDS);
  const brands = (await file.bytes(first.bodyStart, length)).toString('latin1');
  const isSequence = (brands.match(/.{4}/gs) ?? []).some((brand) =>
    SEQUENCE_BRANDS.has(brand),
  );
  return isSequence && boxes.some(({ type }) => type === 'moov');
}
