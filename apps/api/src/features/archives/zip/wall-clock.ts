import { HOUR_MS } from '../../../platform/timing/durations.js';
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';

export { TIME_ZONE };

/** Range of MS-DOS and archiver. */
const FIRST_MS = Date.UTC(1980, 0, 1);
const LAST_MS = Date.UTC(2043, 11, 31, 23, 59, 58);

const FORMAT = new Intl.DateTimeFormat('en-US', {
  ...{
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  },
  ...{ hour: 'numeric', minute: 'numeric' },
});

/**
 * An offset costs more than a header; a wedding's files fall into few hours.
 */
let known = { hour: NaN, offsetMs: 0 };

/**
 * Returns local time in UTC fields: zip times are local, and Windows Explorer
 * shows them unchanged.
 * @param ms since 1970, UTC; clamped to zip's range
 */
export function wallClock(ms: number): Date {
  const within = Math.min(Math.max(ms, FIRST_MS - 24 * HOUR_MS), LAST_MS);
  return new Date(
    Math.min(Math.max(within + offsetMs(within), FIRST_MS), LAST_MS),
  );
}

function offsetMs(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  if (hour !== known.hour)
    known = { hour, offsetMs: offsetOfHour(hour * HOUR_MS) };
  return known.offsetMs;
}

/** Zones change at whole hours of UTC. */
function offsetOfHour(ms: number): number {
  const parts = new Map(
    FORMAT.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
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
