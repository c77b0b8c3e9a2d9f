/** The zone of the weddings: what is told to people who cannot be asked for theirs is told in its time. */
export const TIME_ZONE = 'Europe/Istanbul';

const HOUR_MS = 3_600_000;
/** What MS-DOS, and archiver, can write. */
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

/** Of the hour that was asked for last: files of a wedding are of few hours, and asking costs more than a header. */
let known = { hour: NaN, offsetMs: 0 };

/**
 * What a clock on the wall shows, as the UTC fields of a date: the times of zip are local, without a zone, and the file
 * manager of Windows shows them as they are.
 * @param ms since 1970, UTC; what zip cannot tell becomes the first or the last that it can
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
