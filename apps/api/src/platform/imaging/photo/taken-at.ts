import exifr from 'exifr';
import { DAY_MS } from '../../timing/durations.js';

const EXIF_HEADER = 'Exif\0\0';
const EXIF_TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const OFFSET = /^[+-]\d\d:\d\d$/;
/** Unset clocks report 1904, 1970 or 1980. */
const EARLIEST_YEAR = 1990;

/**
 * Time of capture. Without an offset local time counts as UTC, which keeps one
 * wedding's photos in order.
 */
export async function takenAtFromExif(
  exif: Buffer | undefined,
): Promise<Date | undefined> {
  if (!exif) return undefined;
  const tiff = exif.subarray(
    exif.toString('latin1', 0, 6) === EXIF_HEADER ? 6 : 0,
  );
  try {
    const tags = await (exifr.parse(tiff, {
      pick: [
        'DateTimeOriginal',
        'OffsetTimeOriginal',
        'CreateDate',
        'OffsetTimeDigitized',
      ],
      reviveValues: false,
    }) as Promise<Record<string, unknown> | undefined>);
    return (
      exifTime(tags?.DateTimeOriginal, tags?.OffsetTimeOriginal) ??
      exifTime(tags?.CreateDate, tags?.OffsetTimeDigitized)
    );
  } catch {
    // Renditions do not depend on valid metadata.
    return undefined;
  }
}

function exifTime(time: unknown, offset: unknown): Date | undefined {
  const parts = typeof time === 'string' ? EXIF_TIME.exec(time) : null;
  if (!parts) return undefined;
  const [, year, month, day, clock] = parts;
  const zone = typeof offset === 'string' && OFFSET.test(offset) ? offset : 'Z';
  return plausible(`${year}-${month}-${day}T${clock}${zone}`);
}

/**
 * Time of recording: Apple's tag with an offset, else the container's, which
 * should be UTC.
 */
export function takenAtFromTags(
  tags: Record<string, string> = {},
): Date | undefined {
  const apple = tags['com.apple.quicktime.creationdate']?.replace(
    /([+-]\d\d)(\d\d)$/,
    '$1:$2',
  );
  return plausible(apple) ?? plausible(tags.creation_time);
}

function plausible(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  const isPossible =
    time.getUTCFullYear() >= EARLIEST_YEAR &&
    time.getTime() < Date.now() + DAY_MS;
  return isPossible ? time : undefined;
}
