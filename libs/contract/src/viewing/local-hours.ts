const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Consecutive items of one local hour, and of small hours beside it. */
export interface LocalHour {
  /** Index of its first item. */
  first: number;
  /** The begin of its earliest hour in local time, as if it were UTC; `UNDATED_MS` without a known moment. */
  localMs: number;
  /** Index of the day, or chapter, among all. */
  day: number;
  startsDay: boolean;
}

/** The rules by which moments make headings. */
export interface HourRules {
  /** Equal for the local times of one day, or chapter. */
  dayOf: (localMs: number) => number;
  /** An hour with fewer items goes on under the heading before it, or takes the next hour in. */
  least: number;
}

const EVERY_HOUR: HourRules = {
  dayOf: (localMs) => Math.floor(localMs / DAY_MS),
  least: 1,
};

/** Days of the calendar, with headings that fill a row. */
export const DAYS: HourRules = { ...EVERY_HOUR, least: 6 };

/**
 * Returns the hours of items in order of their moments. The hour that a clock repeats at the end of summer time is one.
 * @param count of items
 * @param localMsAt local time of an item as if it were UTC; undefined: it stays in the hour of the item before it
 */
export function localHours(
  count: number,
  localMsAt: (index: number) => number | undefined,
  { dayOf, least }: HourRules = EVERY_HOUR,
): LocalHour[] {
  const hours: LocalHour[] = [];
  let last: LocalHour | undefined;
  let hourBefore: number | undefined;
  /** The last hour of a day is not left alone in its row. */
  const endDay = (end: number) => {
    if (!last || last.startsDay || end - last.first >= least) return;
    hours.pop();
    takeIn(hours[hours.length - 1]!, last.localMs);
  };
  for (let first = 0; first < count; first++) {
    const local = localMsAt(first);
    if (local === undefined) continue;
    const localMs = Math.floor(local / HOUR_MS) * HOUR_MS;
    if (hourBefore === localMs) continue;
    const startsDay =
      hourBefore === undefined || dayOf(hourBefore) !== dayOf(localMs);
    hourBefore = localMs;
    if (last && !startsDay && first - last.first < least) {
      takeIn(last, localMs);
      continue;
    }
    if (startsDay) endDay(first);
    const day = last ? last.day + Number(startsDay) : 0;
    last = { first, localMs, day, startsDay };
    hours.push(last);
  }
  endDay(count);
  return hours;
}

/** Lets another hour flow under a heading, which names the earliest. */
function takeIn(hour: LocalHour, localMs: number): void {
  hour.localMs = Math.min(hour.localMs, localMs);
}
