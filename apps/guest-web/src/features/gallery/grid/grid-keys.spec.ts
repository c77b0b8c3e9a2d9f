import { describe, expect, it } from 'vitest';
import { nextIndex } from './grid-keys';
import { layoutMasonry } from '../masonry/masonry-layout';

// Two columns: 0, 3, 5 on the left and 1, 2, 4 on the right.
const heights = [200, 100, 100, 100, 100, 100];
const layout = layoutMasonry({
  count: 6,
  width: 208,
  columns: 2,
  columnWidth: 100,
  gap: 8,
  heightOf: (index) => heights[index]!,
});

describe('nextIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 5, 5],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 5, 5],
    ['PageDown', 1, 4],
    ['PageUp', 5, 0],
    ['Home', 4, 0],
    ['End', 1, 5],
  ])('%s from %i leads to %i', (key, from, to) =>
    expect(nextIndex(key, from, layout)).toBe(to),
  );

  // The items below headings: 0 and 1; 2 alone; 3 and 4.
  const starts = [0, 2, 3];
  const days = layoutMasonry({
    count: 5,
    width: 208,
    columns: 2,
    columnWidth: 100,
    gap: 8,
    breaks: { at: starts, heightOf: () => 40 },
    heightOf: () => 100,
  });

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 3],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 2, 0],
    ['ArrowDown', 4, 4],
    ['PageDown', 1, 3],
  ])('%s from %i leads to %i across headings', (key, from, to) =>
    expect(nextIndex(key, from, days, starts)).toBe(to),
  );

  it('ignores other keys', () =>
    expect(nextIndex('a', 0, layout)).toBeUndefined());
});
