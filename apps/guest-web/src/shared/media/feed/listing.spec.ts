import type { MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { broughtIn, changed, merged, replaced, type Listing } from './listing';

/** `second` of the evening; later is newer. */
const item = (id: string, second: number, more: Partial<MediaItem> = {}) =>
  ({
    id,
    created_at: `2026-06-14T20:00:${String(second).padStart(2, '0')}.000Z`,
    ...more,
  }) as MediaItem;
const [a, b, c, d] = [
  item('a', 10),
  item('b', 20),
  item('c', 30),
  item('d', 40),
];
const ids = (items: readonly MediaItem[]) => items.map(({ id }) => id).join('');
const listing = (items: MediaItem[], arrivals: MediaItem[] = []): Listing => ({
  items,
  arrivals,
  isComplete: true,
});
const news = (items: MediaItem[], removed: string[] = []) => ({
  changed: items,
  removed,
});

describe('merged', () => {
  it('appends a further page', () =>
    expect(ids(merged([d, c], [b, a]))).toBe('dcba'));
  it('puts what is back to its place', () =>
    expect(ids(merged([d, b, a], [c]))).toBe('dcba'));
  it('has each item once, as it is now', () => {
    const ready = { ...c, thumb_url: '/t' };
    expect(merged([d, c, b], [ready, a])).toEqual([d, ready, b, a]);
  });
  it('orders what came in one moment by id, as the server does', () =>
    expect(ids(merged([item('z', 10), a], [item('m', 10)]))).toBe('zma'));
  it('is the same list when nothing comes', () => {
    const items = [b, a];
    expect(merged(items, [])).toBe(items);
  });
});

describe('changed', () => {
  it('shows new items at once where nobody is disturbed', () =>
    expect(ids(changed(listing([b, a]), news([c, d]), false).items)).toBe(
      'dcba',
    ));

  it('lets new items wait otherwise, and brings them in later', () => {
    const waiting = changed(
      changed(listing([b, a]), news([c]), true),
      news([d]),
      true,
    );
    expect([ids(waiting.items), ids(waiting.arrivals)]).toEqual(['ba', 'dc']);
    expect(broughtIn(waiting)).toEqual(listing([d, c, b, a]));
  });

  it('never lets them wait where there is nothing to look at', () =>
    expect(ids(changed(listing([]), news([a]), true).items)).toBe('a'));

  it('changes in place, shown or waiting', () => {
    const [shown, waiting] = [
      { ...a, thumb_url: '/a' },
      { ...c, thumb_url: '/c' },
    ];
    expect(changed(listing([b, a], [c]), news([waiting, shown]), true)).toEqual(
      listing([b, shown], [waiting]),
    );
  });

  it('takes out what is gone, shown or waiting', () =>
    expect(
      changed(listing([b, a], [d, c]), news([], ['a', 'd']), true),
    ).toEqual(listing([b], [c])));

  it('brings back what was deleted without a wait', () => {
    const back = changed(listing([d, b], []), news([c, a]), true);
    expect([ids(back.items), ids(back.arrivals)]).toEqual(['dcba', '']);
  });

  it('keeps the list itself when it has not changed', () => {
    const before = listing([b, a]);
    expect(changed(before, news([], ['x']), true).items).toBe(before.items);
  });
});

describe('replaced', () => {
  it('is what was found, with new items waiting', () => {
    const after = replaced(
      { ...listing([c, b, a]), isComplete: false },
      [d, c, a],
      true,
    );
    expect(after).toEqual(listing([c, a], [d]));
  });
});
