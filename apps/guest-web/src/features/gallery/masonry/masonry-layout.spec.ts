import { describe, expect, it } from 'vitest';
import { columnsFor, shapeOf } from './grid-shape';
import {
  hasGrown,
  headingAt,
  indexesWithin,
  layoutMasonry,
  type Breaks,
  type MasonryInput,
} from './masonry-layout';

const input = (
  heights: number[],
  { width = 208, columns = 2, breaks }: Partial<MasonryInput> = {},
): MasonryInput => ({
  count: heights.length,
  width,
  columns,
  breaks,
  columnWidth: (width - 8 * (columns - 1)) / columns,
  gap: 8,
  heightOf: (index) => heights[index]!,
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

const breaksAt = (at: number[], height = 40): Breaks => ({
  at,
  heightOf: (heading) => height + heading,
});

describe('headings', () => {
  it('go across all columns, and tiles go on below them', () => {
    const layout = layoutMasonry(
      input([300, 100, 100, 50], { breaks: breaksAt([0, 3]) }),
    );
    expect([...layout.y]).toEqual([40, 40, 148, 348 + 41]);
    expect([...layout.breakTops]).toEqual([0, 348]);
    expect([...layout.x]).toEqual([0, 108, 108, 0]);
    expect(layout.totalHeight).toBe(348 + 41 + 50);
  });

  it('keep their place when items arrive below', () => {
    const before = layoutMasonry(
      input([100, 100, 60], { breaks: breaksAt([0, 2]) }),
    );
    const after = layoutMasonry(
      input([100, 100, 60, 60, 60], { breaks: breaksAt([0, 2, 4]) }),
      { layout: before, count: 3 },
    );
    expect([...after.y.slice(0, 3)]).toEqual([...before.y]);
    expect([...after.breakTops.slice(0, 2)]).toEqual([...before.breakTops]);
    expect(after.y[4]).toBe(after.breakTops[2]! + 42);
  });

  it('have a wide item first, beside which the others go on', () => {
    const breaks = { ...breaksAt([0, 3]), wide: new Set([0, 3]) };
    const layout = layoutMasonry({
      ...input([200, 90, 90, 200, 90], { width: 316, columns: 3, breaks }),
      span: 2,
    });
    expect([...layout.width]).toEqual([208, 100, 100, 208, 100]);
    expect([...layout.x]).toEqual([0, 216, 216, 0, 216]);
    expect(layout.y[1]).toBe(layout.y[0]);
    expect(layout.y[2]).toBe(layout.y[1]! + 98);
    expect(layout.breakTops[1]).toBe(layout.y[0]! + 208);
  });

  it('have a lone wide item across the whole row', () => {
    const wide = new Set([0, 1]);
    const breaks = { ...breaksAt([0, 1]), wide, lone: new Set([0]) };
    const layout = layoutMasonry({
      ...input([200, 200, 90], { width: 316, columns: 3, breaks }),
      span: 2,
    });
    expect([...layout.width]).toEqual([316, 208, 100]);
    expect(layout.breakTops[1]).toBe(layout.y[0]! + 208);
  });

  it('are found at an offset', () => {
    const tops = [0, 348, 900];
    const offsets = [-5, 0, 347, 348, 899, 900, 9_000];
    expect(offsets.map((offset) => headingAt(tops, offset))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it('have grown only when the earlier ones stay', () => {
    const before = breaksAt([0, 4]);
    const at = { width: 400, count: 6 };
    const grown = (after?: Breaks) => hasGrown(before, after, at);
    expect(grown(breaksAt([0, 4, 9]))).toBe(true);
    expect(grown(breaksAt([0, 5]))).toBe(false);
    expect(grown(breaksAt([0, 4], 41))).toBe(false);
    expect(grown(undefined)).toBe(false);
    expect(grown({ ...breaksAt([0, 4]), wide: new Set([4]) })).toBe(false);
    expect(grown({ ...breaksAt([0, 4, 9]), wide: new Set([9]) })).toBe(true);
    const [wide, lone] = [new Set([4]), new Set([4])];
    const alone = { ...breaksAt([0, 4]), wide, lone };
    expect(hasGrown(alone, { ...breaksAt([0, 4]), wide }, at)).toBe(false);
    // A small hour got its own heading after all.
    expect(grown(breaksAt([0, 4, 5]))).toBe(false);
    expect(hasGrown(undefined, undefined, at)).toBe(true);
  });
});

describe('columnsFor', () => {
  it.each([
    [320, 3],
    [390, 3],
    [768, 3],
    [900, 3],
    [1280, 4],
    [5000, 7],
  ])('divides a window of %i px into %i columns', (width, columns) =>
    expect(columnsFor(width)).toBe(columns),
  );

  it.each([
    [390, 8, 2],
    [390, 9, 3],
    [1280, 3, 3],
    [1280, 1, 2],
  ])('gives %i px with %i items %i columns', (width, count, columns) =>
    expect(columnsFor(width, count)).toBe(columns),
  );
});

describe('shapeOf', () => {
  it.each([
    [390, 2, 'full'],
    [320, 2, 'full'],
    [390, 3, 'compact'],
    [320, 3, 'compact'],
    [390, 4, 'compact'],
    [390, 6, 'small'],
    [1264, 6, 'full'],
  ])('makes tiles of %i px with %i across %s', (width, columns, tiles) =>
    expect(shapeOf({ width, count: 100, gap: 8 }, columns)).toMatchObject({
      columns,
      tiles,
    }),
  );
});
