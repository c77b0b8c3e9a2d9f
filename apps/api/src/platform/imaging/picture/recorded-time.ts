import exifr from 'exifr';
import { cameraName } from './camera.js';

const EXIF_HEADER = 'Exif\0\0';
const EXIF_TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)(Z|[+-]\d\d:\d\d)?/;
const OFFSET = /^(?:[+-]\d\d:\d\d|Z)$/;
const FRACTION = /^\d{1,9}/;
const XMP_TIME =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;
const GPS_DATE = /^(\d{4})[:-](\d\d)[:-](\d\d)$/;
/** `2026-06-20T21:14:05+0300`; a date alone does not say the hour. */
const TAG_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/;
/** Unset clocks count from 1904 or 1970. */
const EARLIEST_MS = Date.UTC(1990, 0, 1);

const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** True for a time in ISO 8601 with its distance from UTC. */
export function hasOffset(time: string): boolean {
  return HAS_OFFSET.test(time);
}

/** Facts as the device wrote them. */
export interface DeviceFacts {
  /**
   * The time of capture, in ISO 8601: without an offset unless the device wrote
   * one.
   */
  recordedTime?: string | undefined;
  /** Empty if unknown. */
  camera: string;
}

/**
 * Reads the time of capture from EXIF, else from XMP, else from the satellites'
 * clock.
 * @param xmpTime a date of the picture's XMP
 */
export async function deviceFactsIn(
  exif: Buffer | undefined,
  xmpTime?: string,
): Promise<DeviceFacts> {
  const tags = exif ? await tagsIn(exif) : {};
  return {
    recordedTime: timeIn(tags) ?? timeOfXmp(xmpTime) ?? timeOfGps(tags),
    camera: cameraName(tags.Make, tags.Model),
  };
}

async function tagsIn(exif: Buffer): Promise<Record<string, unknown>> {
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
        'ModifyDate',
        'OffsetTime',
        'GPSDateStamp',
        'GPSTimeStamp',
      ],
      reviveValues: false,
    }) as Promise<Record<string, unknown> | undefined>);
    return tags ?? {};
  } catch {
    // Renditions do not depend on valid metadata.
    return {};
  }
}

function timeIn(tags: Record<string, unknown>): string | undefined {
  const { DateTimeOriginal: original, CreateDate: digitized } = tags;
  return (
    exifTime(original, offsetOf(original, tags), tags.SubSecTimeOriginal) ??
    exifTime(digitized, offsetOf(digitized, tags))
  );
}

/** EXIF has an offset for each of three times; one holds for equal times. */
function offsetOf(time: unknown, tags: Record<string, unknown>): unknown {
  const offsets = [
    [tags.DateTimeOriginal, tags.OffsetTimeOriginal],
    [tags.CreateDate, tags.OffsetTimeDigitized],
    [tags.ModifyDate, tags.OffsetTime],
  ];
  const equal = offsets.find(
    ([known, offset]) =>
      text(known) === text(time) && OFFSET.test(text(offset)),
  );
  return equal?.[1];
}

function exifTime(
  time: unknown,
  offset: unknown,
  fraction?: unknown,
): string | undefined {
  const parts = EXIF_TIME.exec(text(time));
  if (!parts) return undefined;
  const [, year, month, day, clock, ownOffset = ''] = parts;
  const [digits] = FRACTION.exec(text(fraction)) ?? [];
  const [zone = ownOffset] = OFFSET.exec(text(offset)) ?? [];
  return real(
    `${year}-${month}-${day}T${clock}${digits ? `.${digits.slice(0, 3)}` : ''}${zone}`,
  );
}

function timeOfXmp(time: string | undefined): string | undefined {
  const parts = XMP_TIME.exec(time ?? '');
  if (!parts) return undefined;
  const [, minute, seconds = ':00', zone = ''] = parts;
  return real(`${minute}${seconds}${zone}`);
}

/** UTC by definition. */
function timeOfGps({
  GPSDateStamp: date,
  GPSTimeStamp: clock,
}: Record<string, unknown>): string | undefined {
  const day = GPS_DATE.exec(text(date));
  if (!day || !Array.isArray(clock) || clock.length !== 3) return undefined;
  const [hour, minute, second] = clock.map((part) =>
    String(Math.floor(Number(part))).padStart(2, '0'),
  );
  return real(`${day.slice(1).join('-')}T${hour}:${minute}:${second}Z`);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

/**
 * Time of recording, in ISO 8601: Apple's tag with an offset, else the
 * container's, which should be UTC, else a date that a program wrote (`©day`).
 */
export function recordedInTags(
  tags: Record<string, string> = {},
): string | undefined {
  const apple = withColon(tags['com.apple.quicktime.creationdate']);
  const { creation_time: created, date } = tags;
  const day = TAG_TIME.test(date ?? '') ? withColon(date) : undefined;
  return (
    real(apple) ??
    (Date.parse(created ?? '') >= EARLIEST_MS ? created : undefined) ??
    real(day?.replace(' ', 'T')) ??
    real(created)
  );
}

/** Writes an offset as ISO 8601 has it. */
function withColon(time: string | undefined): string | undefined {
  return time?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}

function real(time: string | undefined): string | undefined {
  return time === undefined || Number.isNaN(Date.parse(time))
    ? undefined
    : time;
}
