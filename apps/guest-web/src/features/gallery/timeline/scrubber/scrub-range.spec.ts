import { describe, expect, it } from 'vitest';
import type { MasonryLayout } from '../../masonry/masonry-layout';
import {
  headingOfKey,
  headingOfPart,
  isWorthScrubbing,
  partOf,
  scrubRange,
} from './scrub-range';

const layout = (tops: number[], totalHeight: number) =>
  ({ breakTops: Float64Array.from(tops), totalHeight }) as MasonryLayout;
const WINDOW = { barHeight: 50, windowHeight: 800 };

describe('the range', () => {
  const range = scrubRange(250, layout([0], 10_000), WINDOW);

  it('goes from the first row below the toolbar to the last screen', () => {
    expect(range).toEqual({ start: 200, end: 9_450 });
    expect([0, 200, 4_825, 9_450, 9_900].map((y) => partOf(y, range))).toEqual([
      0, 0, 0.5, 1, 1,
    ]);
  });

  it('is empty for a short list', () => {
    const short = scrubRange(250, layout([0], 100), WINDOW);
    expect(partOf(300, short)).toBe(0);
  });
});

it('has the last hour at its end', () => {
  const hours = layout([0, 4_000, 9_990], 10_000);
  expect([0, 0.39, 0.4, 1].map((part) => headingOfPart(part, hours))).toEqual([
    0, 0, 1, 2,
  ]);
});

it('is of use for several hours on several screens', () => {
  expect(isWorthScrubbing(layout([0, 900], 2_500), 800)).toBe(true);
  expect(isWorthScrubbing(layout([0], 2_500), 800)).toBe(false);
  expect(isWorthScrubbing(layout([0, 900], 2_300), 800)).toBe(false);
});

describe('keys', () => {
  const hours = [0, 0, 0, 1, 1, 2].map((day, index, days) => ({
    day,
    startsDay: day !== days[index - 1],
  }));
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 3],
    ['PageDown', 4, 5],
    ['PageUp', 4, 3],
    ['PageUp', 3, 0],
    ['PageUp', 0, 0],
    ['Home', 4, 0],
    ['End', 0, 5],
    ['a', 2, undefined],
  ])('%s goes from %i to %s', (key, from, to) =>
    expect(headingOfKey(key, from, hours)).toBe(to),
  );
});
