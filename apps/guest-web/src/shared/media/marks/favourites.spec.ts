import type { MediaItem } from '@hatira/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { favouritesOf } from './favourites';
import { MarksStore } from './marks-store';

const CHOSEN = { heart: true, verdict: 'keep' as const };

const item = (id: string, more: Partial<MediaItem> = {}) =>
  ({ id, file_type: 'image/jpeg', ...more }) as MediaItem;

const ids = (items: readonly MediaItem[]) => items.map(({ id }) => id).join('');

beforeEach(() => localStorage.clear());

it('counts each chosen picture once, by its tile, and tells agreement from the rest', () => {
  const items = [
    item('a', { marks: { first: CHOSEN } }),
    item('b', { marks: { first: CHOSEN, second: CHOSEN } }),
    item('c', { marks: { shared: CHOSEN } }),
    item('d', { marks: { second: { heart: false, verdict: 'no' } } }),
    // The copy of a picture has the second partner's heart.
    item('e', { marks: { first: CHOSEN } }),
    item('f', { same_as: 'e', marks: { second: CHOSEN } }),
    // The video of a Live Photo goes with its photo.
    item('g'),
    item('h', {
      motion_of: 'g',
      file_type: 'video/quicktime',
      marks: { second: CHOSEN },
    }),
  ];
  const store = new MarksStore(7, vi.fn());
  const { all, both, one, isOfTwo } = favouritesOf(items, true, store);
  expect(isOfTwo).toBe(true);
  expect(favouritesOf(items.slice(0, 1), true, store).isOfTwo).toBe(false);
  expect(ids(all)).toBe('abceg');
  expect(ids(both)).toBe('bce');
  expect(ids(one)).toBe('ag');

  store.choose('second');
  store.set(items[0]!, 'keep');
  store.set(items[2]!, null);
  const later = favouritesOf(items, true, store);
  expect(ids(later.all)).toBe('abceg');
  expect(ids(later.both)).toBe('abe');
  expect(ids(later.one)).toBe('cg');
});
