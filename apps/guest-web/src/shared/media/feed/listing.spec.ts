import type { MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import {
  withArrivals,
  changed,
  merged,
  ordered,
  replaced,
  type Listing,
} from './listing';

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
const update = (items: MediaItem[], removed: string[] = []) => ({
  changed: items,
  removed,
});

describe('merged', () => {
  it('appends a further page', () =>
    expect(ids(merged([d, c], [b, a]))).toBe('dcba'));
  it('restores an item to its place', () =>
    expect(ids(merged([d, b, a], [c]))).toBe('dcba'));
  it('has each item once, in its latest state', () => {
    const ready = { ...c, thumb_url: '/t' };
    expect(merged([d, c, b], [ready, a])).toEqual([d, ready, b, a]);
  });
  it('orders items of the same moment by id, as the server does', () =>
    expect(ids(merged([item('z', 10), a], [item('m', 10)]))).toBe('zma'));
  it('returns the same list without a change', () => {
    const items = [b, a];
    expect(merged(items, [])).toBe(items);
  });
});

describe('by moment', () => {
  const at = (found: MediaItem, second: number) => ({
    ...found,
    moment: `2026-06-14T19:00:${second}.000Z`,
  });
  const [late, middle, early] = [at(a, 50), at(c, 30), at(b, 10)];

  it('orders shown items again', () => {
    const shown = listing([middle, early, late]);
    expect(ids(ordered(shown, 'moment').items)).toBe('acb');
    expect(ids(ordered(shown, 'story').items)).toBe('bca');
    expect(ids(ordered(shown, 'uploaded').items)).toBe('cba');
  });
  it('inserts an arrival at its moment', () => {
    const shown = listing([late, early]);
    const after = changed(shown, update([middle]), false, 'moment');
    expect(ids(after.items)).toBe('acb');
  });
  it('holds an arrival for the middle, too', () => {
    const shown = listing([late, early]);
    const held = changed(shown, update([middle]), true, 'moment');
    expect([ids(held.items), ids(held.arrivals)]).toEqual(['ab', 'c']);
    expect(ids(withArrivals(held, 'moment').items)).toBe('acb');
  });
  it('moves an item whose metadata were read since', () => {
    const shown = listing([late, middle, early]);
    const read = update([at(c, 55)]);
    expect(ids(changed(shown, read, false, 'moment').items)).toBe('cab');
    expect(ids(changed(listing([c, b, a]), read, false).items)).toBe('cba');
  });
});

describe('changed', () => {
  it('shows new items at once unless they are held', () =>
    expect(ids(changed(listing([b, a]), update([c, d]), false).items)).toBe(
      'dcba',
    ));

  it('holds new items and inserts them later', () => {
    const waiting = changed(
      changed(listing([b, a]), update([c]), true),
      update([d]),
      true,
    );
    expect([ids(waiting.items), ids(waiting.arrivals)]).toEqual(['ba', 'dc']);
    expect(withArrivals(waiting)).toEqual(listing([d, c, b, a]));
  });

  it('never holds them in an empty gallery', () =>
    expect(ids(changed(listing([]), update([a]), true).items)).toBe('a'));

  it('updates in place, shown or held', () => {
    const [shown, waiting] = [
      { ...a, thumb_url: '/a' },
      { ...c, thumb_url: '/c' },
    ];
    expect(
      changed(listing([b, a], [c]), update([waiting, shown]), true),
    ).toEqual(listing([b, shown], [waiting]));
  });

  it('removes items, shown or held', () =>
    expect(
      changed(listing([b, a], [d, c]), update([], ['a', 'd']), true),
    ).toEqual(listing([b], [c])));

  it('restores a deleted item without holding it', () => {
    const back = changed(listing([d, b], []), update([c, a]), true);
    expect([ids(back.items), ids(back.arrivals)]).toEqual(['dcba', '']);
  });

  it('returns the same list without a change', () => {
    const before = listing([b, a]);
    expect(changed(before, update([], ['x']), true).items).toBe(before.items);
  });
});

describe('by moments', () => {
  const at = (id: string, second: number, moment_source: string) =>
    item(id, 0, {
      moment: `2026-06-14T20:00:${second}.000Z`,
      moment_source,
    } as Partial<MediaItem>);
  const items = [
    at('a', 10, 'file'),
    at('u', 11, 'upload'),
    at('b', 12, 'exif'),
    at('v', 13, 'upload'),
  ];

  it('has items without a date behind all others', () => {
    expect(ids(ordered(listing(items), 'story').items)).toBe('abuv');
    expect(ids(ordered(listing(items), 'moment').items)).toBe('bavu');
    expect(ids(merged([items[0]!, items[1]!], [items[2]!], 'story'))).toBe(
      'abu',
    );
  });

  it('moves an item whose date becomes known', () => {
    const story = ordered(listing(items), 'story').items;
    const dated = { ...items[3]!, moment_source: 'exif' } as MediaItem;
    expect(ids(merged(story, [dated], 'story'))).toBe('abvu');
  });
});

describe('replaced', () => {
  it('shows the loaded items and holds new ones', () => {
    const after = replaced(
      { ...listing([c, b, a]), isComplete: false },
      [d, c, a],
      true,
    );
    expect(after).toEqual(listing([c, a], [d]));
  });
});
