import { CHAPTERS, type MediaItem } from '@hatira/contract';
import type { MasonryView } from '../masonry/masonry-view';

/**
 * True when items that come into the story move no drawn tile and no heading
 * above it: a row's worth of older items lies between.
 * @param arrivals oldest first
 */
export function isFarBelow(
  arrivals: readonly MediaItem[],
  { items, shown }: Pick<MasonryView, 'items' | 'shown'>,
): boolean {
  const [first] = arrivals;
  const last = shown[shown.length - 1];
  if (!first || last === undefined) return false;
  let between = 0;
  for (let index = last + 1; index < items.length; index++) {
    if (items[index]!.moment <= first.moment) between += 1;
    if (between >= CHAPTERS.least) return true;
  }
  return false;
}
