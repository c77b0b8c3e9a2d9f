import { describe, expect, it, vi } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { Masonry } from './masonry';

const CAPTION = 36;
const item = (index: number, more: Partial<MediaItem> = {}) =>
  ({
    id: `item-${index}`,
    file_name: `${index}.jpg`,
    file_type: 'image/jpeg',
    file_size: 1,
    storage_url: `/media/${index}`,
    created_at: '2026-06-14T20:00:00Z',
    ...more,
  }) as MediaItem;
const many = (count: number, more?: Partial<MediaItem>) =>
  Array.from({ length: count }, (_, index) => item(index, more));

function setUp(items: MediaItem[]) {
  const masonry = new Masonry({
    gap: 8,
    columns: 2,
    captions: { prepare: () => undefined, heightOf: () => CAPTION },
    wideCaptions: { prepare: () => undefined, heightOf: () => CAPTION },
  });
  masonry.setItems(items);
  masonry.setWidth(408);
  masonry.setWindow(0, 800);
  return masonry;
}

describe('Masonry', () => {
  it('uses the sizes from the server', () => {
    const masonry = setUp(many(10, { width: 400, height: 300 }));
    expect(masonry.current().layout.height[0]).toBe(200 * 0.75 + CAPTION);
  });

  it('keeps a 4:5 cell until the picture is measured', () => {
    const masonry = setUp(many(10));
    expect(masonry.current().layout.height[3]).toBe(250 + CAPTION);
    masonry.learn(new Map([['item-3', 0.5]]));
    expect(masonry.current().layout.height[3]).toBe(100 + CAPTION);
  });

  it('fills the width with few items, and adds columns when more arrive', () => {
    const masonry = new Masonry({
      gap: 8,
      captions: { prepare: () => undefined, heightOf: () => CAPTION },
      wideCaptions: { prepare: () => undefined, heightOf: () => CAPTION },
    });
    masonry.setItems(many(3, { width: 300, height: 300 }));
    masonry.setWidth(1_400);
    const columns = () => new Set(masonry.current().layout.x).size;
    expect(columns()).toBe(3);
    masonry.setItems(many(4, { width: 300, height: 300 }));
    expect(columns()).toBe(4);
    masonry.setItems(many(40, { width: 300, height: 300 }));
    expect(columns()).toBe(5);
  });

  it('limits extreme ratios', () => {
    const masonry = setUp([
      item(0, { width: 1, height: 60_000 }),
      item(1, { width: 60_000, height: 1 }),
    ]);
    expect([...masonry.current().layout.height]).toEqual([
      400 + CAPTION,
      80 + CAPTION,
    ]);
  });

  it('settles when every picture of the first window has loaded or failed', () => {
    const masonry = setUp(many(2));
    masonry.learn(new Map([['item-0', 1]]));
    expect(masonry.current().isSettled).toBe(false);
    masonry.learn(new Map([['item-1', undefined]]));
    expect(masonry.current().isSettled).toBe(true);
  });

  it('keeps seen items in place when their size comes late, and places the others by true sizes', () => {
    const masonry = setUp(many(40));
    masonry.settle();
    const before = masonry.current().layout;
    masonry.learn(
      new Map([
        ['item-0', 0.5],
        ['item-39', 0.5],
      ]),
    );
    const { layout, shift } = masonry.current();
    expect([...layout.y.slice(0, 6)]).toEqual([...before.y.slice(0, 6)]);
    expect(layout.height[0]).toBe(before.height[0]);
    expect(layout.height[39]).toBe(100 + CAPTION);
    expect(shift).toBe(0);
  });

  it('adopts a late size as soon as no visible item is behind it', () => {
    const items = many(60);
    const masonry = setUp(items);
    masonry.settle();
    masonry.setWindow(2_000, 2_800);
    const seen = masonry.current().shown.at(-5)!;
    masonry.setItems(
      items.map((each, index) =>
        index === seen ? { ...each, width: 200, height: 100 } : each,
      ),
    );
    const kept = masonry.current().layout;
    expect(kept.height[seen]).toBe(250 + CAPTION);
    masonry.setWindow(0, 800);
    const { layout, shift } = masonry.current();
    expect(layout.height[seen]).toBe(100 + CAPTION);
    expect([...layout.y.slice(0, seen)]).toEqual([...kept.y.slice(0, seen)]);
    expect(shift).toBe(0);
  });

  it('draws only the items near the window, whatever the count', () => {
    const masonry = setUp(many(5_000));
    const top = masonry.current().layout.totalHeight - 800;
    masonry.setWindow(top, top + 800);
    const { shown } = masonry.current();
    expect(shown.at(-1)).toBe(4_999);
    expect(shown.length).toBeLessThan(20);
  });

  it('does not draw again while a scroll shows the same items', () => {
    const masonry = setUp(many(100));
    const listener = vi.fn();
    masonry.subscribe(listener);
    masonry.setWindow(1, 801);
    expect(listener).not.toHaveBeenCalled();
  });

  it('asks the page to adjust the scroll position when items above the window are removed', () => {
    const items = many(100);
    const masonry = setUp(items);
    masonry.setWindow(2_000, 2_800);
    const { layout } = masonry.current();
    const looked = items.findIndex((_, index) => layout.y[index]! >= 2_000);
    const yBefore = layout.y[looked]!;
    masonry.setItems(items.slice(2));
    const after = masonry.current();
    const yAfter = after.layout.y[masonry.indexOf(items[looked]!.id)]!;
    expect(after.shift).toBe(yAfter - yBefore);
    expect(after.shift).toBeLessThan(0);
  });

  it('ranks visible items first, from the top, then those near the window', () => {
    const masonry = setUp(many(100));
    masonry.setWindow(2_000, 2_800);
    const { layout } = masonry.current();
    const at = (y: number) =>
      `item-${layout.y.findIndex((value) => value >= y)}`;
    const ranks = [at(2_000), at(2_500), at(2_801), at(3_300)].map((id) =>
      masonry.distance(id),
    );
    expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
    expect(masonry.distance(at(1_400))).toBeGreaterThan(
      masonry.distance(at(2_500)),
    );
    expect(masonry.distance('gone')).toBe(Infinity);
  });

  it('keeps the topmost item in place when the number across changes', () => {
    const masonry = setUp(many(200, { width: 300, height: 300 }));
    masonry.setWindow(4_000, 4_800);
    const { layout } = masonry.current();
    const top = layout.y.findIndex((y) => y >= 4_000);
    masonry.setColumns(4);
    const after = masonry.current();
    expect(after.shape).toMatchObject({ columns: 4, tiles: 'compact' });
    expect(after.shift).toBe(after.layout.y[top]! - layout.y[top]!);
    expect(after.layout.height[0]).toBe(Math.round(after.shape.columnWidth));
  });

  it('places ten thousand items with headings, and finds the visible ones', () => {
    const masonry = setUp(many(10_000, { width: 400, height: 300 }));
    const at = Array.from({ length: 100 }, (_, hour) => hour * 100);
    const items = [...masonry.current().items];
    masonry.setItems(items, { at, heightOf: () => 50 });
    const { layout } = masonry.current();
    expect(layout.breakTops[99]).toBe(layout.y[9_900]! - 50);
    masonry.setWindow(layout.breakTops[50]!, layout.breakTops[50]! + 800);
    const { shown } = masonry.current();
    expect(shown).toContain(5_000);
    expect(shown.length).toBeLessThan(30);
  });

  it('tells when the visitor flies over the items', () => {
    const masonry = setUp(many(100));
    masonry.setPassing(true);
    expect(masonry.current().isPassing).toBe(true);
    masonry.setPassing(false);
    expect(masonry.current()).toMatchObject({ isPassing: false, shift: 0 });
  });
});

describe('begin', () => {
  const fresh = () =>
    new Masonry({
      gap: 8,
      columns: 2,
      captions: { prepare: () => undefined, heightOf: () => CAPTION },
      wideCaptions: { prepare: () => undefined, heightOf: () => CAPTION },
    });

  it('places the first items, as often as a render is repeated', () => {
    const masonry = fresh();
    masonry.setWidth(408);
    masonry.setWindow(0, 800);
    const items = many(4, { width: 400, height: 300 });
    masonry.begin(items);
    const { layout } = masonry.current();
    masonry.begin(items);
    expect(masonry.current().layout).toBe(layout);
    expect(masonry.current().items).toBe(items);
  });

  it('leaves the places to the layout once a part of the page follows them', () => {
    const masonry = fresh();
    const hear = vi.fn();
    masonry.subscribe(hear);
    masonry.begin(many(4));
    expect(masonry.current().items).toEqual([]);
    expect(hear).not.toHaveBeenCalled();
  });
});
