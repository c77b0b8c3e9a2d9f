import type { MediaItem } from '@hatira/contract';
import type { ZoneClock } from './zone-clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Consecutive items of one local hour. */
export interface Hour {
  /** Index of its first item. */
  first: number;
  /** Its begin in local time, as if it were UTC. */
  localMs: number;
  /** Index of the day among the days. */
  day: number;
  startsDay: boolean;
}

type Timed = Pick<MediaItem, 'id' | 'moment'>;

/**
 * The hours of items in order of their moments. The hour that a clock repeats
 * at the end of summer time is one.
 * @param isBelow stays in the hour of the item before it
 */
export function hoursOf(
  items: readonly Timed[],
  clock: ZoneClock,
  isBelow: (item: Timed) => boolean = () => false,
): Hour[] {
  const hours: Hour[] = [];
  let last: Hour | undefined;
  for (let first = 0; first < items.length; first++) {
    const item = items[first]!;
    if (last && isBelow(item)) continue;
    const local = clock(Date.parse(item.moment));
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
