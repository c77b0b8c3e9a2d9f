const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** From an instant to local time as if it were UTC, in milliseconds. */
export type ZoneClock = (ms: number) => number;

/**
 * Asks `Intl` only at midnights of UTC, and within days whose offset changes:
 * ten thousand calls take seconds on phones.
 * @param timeZone a name that the browser does not know yields its own zone
 */
export function zoneClock(timeZone: string): ZoneClock {
  const format = formatOf(timeZone);
  const known = new Map<number, number>();
  const offset = (ms: number): number => {
    const found = known.get(ms) ?? offsetAt(ms, format);
    known.set(ms, found);
    return found;
  };
  return (ms) => {
    const midnight = Math.floor(ms / DAY_MS) * DAY_MS;
    const before = offset(midnight);
    if (before === offset(midnight + DAY_MS)) return ms + before;
    return ms + offset(Math.floor(ms / QUARTER_MS) * QUARTER_MS);
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  };
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', options);
  }
}

/** @param ms a whole minute */
function offsetAt(ms: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(new Date(ms));
  const part = (wanted: string) =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return Date.UTC(year, month - 1, day, part('hour'), part('minute')) - ms;
}
