import {
  isUndated,
  localHours,
  UNDATED_MS,
  type HourRules,
  type LocalHour,
  type MediaItem,
} from '@hatira/contract';
import type { ZoneClock } from './zone-clock';

type Timed = Pick<MediaItem, 'id' | 'moment' | 'moment_source'>;

interface HourOptions {
  /** Stays in the hour of the item before it. */
  isBelow?: (item: Timed) => boolean;
  /** Undefined: each hour has a heading. */
  rules?: HourRules;
}

/** The hours of items in order of their moments, on the wedding's clock. An upload does not date its picture. */
export function hoursOf(
  items: readonly Timed[],
  clock: ZoneClock,
  { isBelow = () => false, rules }: HourOptions = {},
): LocalHour[] {
  const localMsAt = (index: number) => {
    const item = items[index]!;
    if (index > 0 && isBelow(item)) return undefined;
    return isUndated(item) ? UNDATED_MS : clock(Date.parse(item.moment));
  };
  return localHours(items.length, localMsAt, rules);
}
