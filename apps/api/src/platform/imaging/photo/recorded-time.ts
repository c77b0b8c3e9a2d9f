import exifr from 'exifr';
import { cameraName } from './camera.js';

const EXIF_HEADER = 'Exif\0\0';
const EXIF_TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const OFFSET = /^[+-]\d\d:\d\d$/;
const FRACTION = /^\d{1,9}/;

/** As the device wrote it. */
export interface DeviceFacts {
  /** Of capture, in ISO 8601: without an offset unless the device wrote one. */
  recordedTime?: string | undefined;
  /** Empty if unknown. */
  camera: string;
}

export async function deviceFactsIn(
  exif: Buffer | undefined,
): Promise<DeviceFacts> {
  if (!exif) return { camera: '' };
  const tiff = exif.subarray(
    exif.toString('latin1', 0, 6) === EXIF_HEADER ? 6 : 0,
  );
  try {
    const tags = await (exifr.parse(tiff, {
      pick: [
        'Make',
        'Model',
        'DateTimeOriginal',
        'OffsetTimeOriginal',
        'SubSecTimeOriginal',
        'CreateDate',
        'OffsetTimeDigitized',
      ],
      reviveValues: false,
    }) as Promise<Record<string, unknown> | undefined>);
    return {
      recordedTime: timeIn(tags ?? {}),
      camera: cameraName(tags?.Make, tags?.Model),
    };
  } catch {
    // Renditions do not depend on valid metadata.
    return { camera: '' };
  }
}

function timeIn(tags: Record<string, unknown>): string | undefined {
  return (
    exifTime(
      tags.DateTimeOriginal,
      tags.OffsetTimeOriginal,
      tags.SubSecTimeOriginal,
    ) ?? exifTime(tags.CreateDate, tags.OffsetTimeDigitized)
  );
}

function exifTime(
  time: unknown,
  offset: unknown,
  fraction?: unknown,
): string | undefined {
  const parts = EXIF_TIME.exec(text(time));
  if (!parts) return undefined;
  const [, year, month, day, clock] = parts;
  const [digits] = FRACTION.exec(text(fraction)) ?? [];
  const [zone = ''] = OFFSET.exec(text(offset)) ?? [];
  return real(
    `${year}-${month}-${day}T${clock}${digits ? `.${digits.slice(0, 3)}` : ''}${zone}`,
  );
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

/**
 * Time of recording, in ISO 8601: Apple's tag with an offset, else the
 * container's, which should be UTC.
 */
export function recordedInTags(
  tags: Record<string, string> = {},
): string | undefined {
  const apple = tags['com.apple.quicktime.creationdate']?.replace(
    /([+-]\d\d)(\d\d)$/,
    '$1:$2',
  );
  return real(apple) ?? real(tags.creation_time);
}

function real(time: string | undefined): string | undefined {
  return time === undefined || Number.isNaN(Date.parse(time))
    ? undefined
    : time;
}
