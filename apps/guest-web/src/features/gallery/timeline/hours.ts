import {
  localHours,
  type HourRules,
  type LocalHour,
  type MediaItem,
} from '@hatira/contract';
import type { ZoneClock } from './zone-clock';

type Timed = Pick<MediaItem, 'id' | 'moment'>;

interface HourOptions {
  /** Stays in the hour of the item before it. */
  isBelow?: (item: Timed) => boolean;
  /** Undefined: each hour has a heading. */
  rules?: HourRules;
}

/** The hours of items in order of their moments, on the wedding's clock. */
export function hoursOf(
  items: readonly Timed[],
  clock: ZoneClock,
  { isBelow = () => false, rules }: HourOptions = {},
): LocalHour[] {
  const localMsAt = (index: number) => {
    const item = items[index]!;
    return index > 0 && isBelow(item)
      ? undefined
      : clock(Date.parse(item.moment));
  };
  return localHours(items.length, localMsAt, rules);
}
