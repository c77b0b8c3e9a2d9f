import type { MasonryLayout } from '../../masonry/masonry-layout';
import { headingAt } from '../../masonry/masonry-layout';

/** Windows of grid below which scrolling is as quick. */
const LEAST_WINDOWS = 3;

/** Scroll positions of a grid, in pixels from the document's top. */
export interface ScrubRange {
  start: number;
  end: number;
}

/** @param gridTop from the document's top */
export function scrubRange(
  gridTop: number,
  { totalHeight }: MasonryLayout,
  { barHeight, windowHeight }: { barHeight: number; windowHeight: number },
): ScrubRange {
  const start = Math.max(0, gridTop - barHeight);
  return { start, end: Math.max(start, gridTop + totalHeight - windowHeight) };
}

/** Returns 0 to 1. */
export function partOf(scrollY: number, { start, end }: ScrubRange): number {
  if (end <= start) return 0;
  return Math.min(1, Math.max(0, (scrollY - start) / (end - start)));
}

/** The last hour has its turn although its heading cannot reach the top. */
export function headingOfPart(
  part: number,
  { breakTops, totalHeight }: MasonryLayout,
): number {
  return headingAt(breakTops, part * totalHeight);
}

export function isWorthScrubbing(
  { breakTops, totalHeight }: MasonryLayout,
  windowHeight: number,
): boolean {
  return breakTops.length > 1 && totalHeight > windowHeight * LEAST_WINDOWS;
}

/** Up and down by the hour, with the page keys by the day. */
export function headingOfKey(
  key: string,
  from: number,
  hours: readonly { day: number; startsDay: boolean }[],
): number | undefined {
  const last = hours.length - 1;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'PageUp':
      return startBefore(from, hours);
    case 'PageDown':
      return startAfter(from, hours);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function startBefore(
  from: number,
  hours: readonly { startsDay: boolean }[],
): number {
  let index = from - 1;
  while (index > 0 && !hours[index]!.startsDay) index -= 1;
  return Math.max(0, index);
}

function startAfter(
  from: number,
  hours: readonly { startsDay: boolean }[],
): number {
  let index = from + 1;
  while (index < hours.length && !hours[index]!.startsDay) index += 1;
  return Math.min(hours.length - 1, index);
}
