import { describe, expect, it } from 'vitest';
import {
  columnsFor,
  indexesWithin,
  layoutMasonry,
  type MasonryInput,
} from './masonry-layout';

const input = (
  heights: number[],
  change: Partial<MasonryInput> = {},
): MasonryInput => ({
  count: heights.length,
  width: 208,
  columns: 2,
  gap: 8,
  heightOf: (index) => heights[index]!,
  ...change,
});

describe('layoutMasonry', () => {
  it('puts each item under the lowest column', () => {
    const layout = layoutMasonry(input([300, 100, 100, 50]));
    expect(layout.columnWidth).toBe(100);
    expect([...layout.x]).toEqual([0, 108, 108, 108]);
    expect([...layout.y]).toEqual([0, 0, 108, 216]);
    expect(layout.totalHeight).toBe(300);
  });

  it('fills from the left when columns are level', () => {
    const layout = layoutMasonry(input([100, 100, 100, 100]));
    expect([...layout.x]).toEqual([0, 108, 0, 108]);
  });

  it('never overlaps two items of a column', () => {
    const heights = Array.from(
      { length: 500 },
      (_, index) => 60 + ((index * 7919) % 340),
    );
    const layout = layoutMasonry(input(heights, { width: 1280, columns: 4 }));
    const foot = new Map<number, number>();
    heights.forEach((height, index) => {
      expect(layout.y[index]).toBeGreaterThanOrEqual(
        foot.get(layout.x[index]!) ?? 0,
      );
      foot.set(layout.x[index]!, layout.y[index]! + height + 8);
    });
    expect(layout.totalHeight).toBe(Math.max(...foot.values()) - 8);
  });

  it('leaves the kept items in place when sizes become known later', () => {
    const before = layoutMasonry(input([100, 100, 100, 100]));
    const after = layoutMasonry(input([250, 40, 100, 100]), {
      layout: before,
      count: 2,
    });
    expect([...after.height]).toEqual([100, 100, 100, 100]);
    const grown = layoutMasonry(input([100, 100, 300, 50]), {
      layout: before,
      count: 2,
    });
    expect([...grown.y]).toEqual([0, 0, 108, 108]);
    expect([...grown.height]).toEqual([100, 100, 300, 50]);
  });

  it('has no height without items', () => {
    expect(layoutMasonry(input([])).totalHeight).toBe(0);
  });
});

describe('indexesWithin', () => {
  it('returns exactly the items that touch the window, in order', () => {
    const heights = Array.from(
      { length: 400 },
      (_, index) => 80 + ((index * 37) % 200),
    );
    const layout = layoutMasonry(input(heights));
    const expected = heights
      .map((height, index) => ({
        index,
        top: layout.y[index]!,
        bottom: layout.y[index]! + height,
      }))
      .filter(({ top, bottom }) => top <= 5_000 && bottom >= 4_000)
      .map(({ index }) => index);
    expect(indexesWithin(layout, 4_000, 5_000)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(5);
  });

  it('finds an item taller than the window', () => {
    expect(
      indexesWithin(layoutMasonry(input([9_000, 10])), 4_000, 4_500),
    ).toEqual([0]);
  });
});

describe('columnsFor', () => {
  it.each([
    [320, 2],
    [390, 2],
    [900, 3],
    [1280, 4],
    [5000, 7],
  ])('divides a window of %i px into %i columns', (width, columns) =>
    expect(columnsFor(width)).toBe(columns),
  );
});
