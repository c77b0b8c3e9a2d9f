import { localHours, type LocalHour, type MediaItem } from '@hatira/contract';
import type { ZoneClock } from './zone-clock';

type Timed = Pick<MediaItem, 'id' | 'moment'>;

/**
 * The hours of items in order of their moments, on the wedding's clock.
 * @param isBelow stays in the hour of the item before it
 */
export function hoursOf(
  items: readonly Timed[],
  clock: ZoneClock,
  isBelow: (item: Timed) => boolean = () => false,
): LocalHour[] {
  return localHours(items.length, (index) => {
    const item = items[index]!;
    return index > 0 && isBelow(item)
      ? undefined
      : clock(Date.parse(item.moment));
  });
}
