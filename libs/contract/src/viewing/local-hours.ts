const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Consecutive items of one local hour. */
export interface LocalHour {
  /** Index of its first item. */
  first: number;
  /** Its begin in local time, as if it were UTC. */
  localMs: number;
  /** Index of the day among the days. */
  day: number;
  startsDay: boolean;
}

/**
 * Returns the hours of items in order of their moments. The hour that a clock repeats at the end of summer time is one.
 * @param count of items
 * @param localMsAt local time of an item as if it were UTC; undefined: it stays in the hour of the item before it
 */
export function localHours(
  count: number,
  localMsAt: (index: number) => number | undefined,
): LocalHour[] {
  const hours: LocalHour[] = [];
  let last: LocalHour | undefined;
  for (let first = 0; first < count; first++) {
    const local = localMsAt(first);
    if (local === undefined) continue;
    const localMs = Math.floor(local / HOUR_MS) * HOUR_MS;
    if (last?.localMs === localMs) continue;
    const startsDay = !last || dayOf(last.localMs) !== dayOf(localMs);
    const day = last ? last.day + Number(startsDay) : 0;
    last = { first, localMs, day, startsDay };
    hours.push(last);
  }
  return hours;
}

function dayOf(localMs: number): number {
  return Math.floor(localMs / DAY_MS);
}
