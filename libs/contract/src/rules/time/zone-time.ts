const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Bounds the memory; the world has about 600 names. */
const MAX_ZONES = 1_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Looked up last: a wedding's files fall into few hours. */
  known: { hour: number; offsetMs: number };
}

const zones = new Map<string, Zone>();

/**
 * Local time less UTC, in milliseconds.
 * @param ms since 1970, UTC
 * @throws RangeError for an unknown zone
 */
export function zoneOffsetMs(ms: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const hour = Math.floor(ms / HOUR_MS);
  if (hour !== zone.known.hour)
    zone.known = { hour, offsetMs: offsetOfHour(hour * HOUR_MS, zone.format) };
  return zone.known.offsetMs;
}

/**
 * The instant of a local time. One that summer time skips counts as an hour
 * later; of two the first is taken.
 * @param localMs local time, as if it were UTC
 * @returns milliseconds since 1970, UTC
 */
export function instantOfLocal(localMs: number, timeZone: string): number {
  return instantsOfLocal(localMs, timeZone)[0];
}

/**
 * The instants of a local time in order: two in the night when clocks go back.
 * One that summer time skips counts as an hour later.
 * @param localMs local time, as if it were UTC
 * @returns milliseconds since 1970, UTC
 */
export function instantsOfLocal(
  localMs: number,
  timeZone: string,
): [number, ...number[]] {
  const before = zoneOffsetMs(localMs - DAY_MS, timeZone);
  const after = zoneOffsetMs(localMs + DAY_MS, timeZone);
  const isRight = (offsetMs: number) =>
    zoneOffsetMs(localMs - offsetMs, timeZone) === offsetMs;
  if (!isRight(after) || before === after) return [localMs - before];
  return isRight(before)
    ? [localMs - before, localMs - after]
    : [localMs - after];
}

/** The wall clock of a zone as a field of date and time has it: `2026-06-14T21:00`. */
export function localMinute(date: Date, timeZone: string): string {
  const ms = date.getTime();
  return new Date(ms + zoneOffsetMs(ms, timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant of such a field.
 * @returns undefined for an empty or unfinished field
 */
export function instantOfMinute(
  text: string,
  timeZone: string,
): Date | undefined {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? undefined : new Date(instantOfLocal(ms, timeZone));
}

function zoneOf(timeZone: string): Zone {
  const found = zones.get(timeZone);
  if (found) return found;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (zones.size >= MAX_ZONES) zones.clear();
  const zone = { format, known: { hour: NaN, offsetMs: 0 } };
  zones.set(timeZone, zone);
  return zone;
}

/** Zones change at whole hours of UTC. */
function offsetOfHour(ms: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(
    format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return (
    Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
    ) - ms
  );
}
