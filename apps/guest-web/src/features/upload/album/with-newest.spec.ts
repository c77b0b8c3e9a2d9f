import type { AlbumItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { withNewest } from './with-newest';

/** `b3`: id b at minute 3. */
const items = (names: string) =>
  names
    .split(' ')
    .map(
      ([id, minute]) =>
        ({ id, created_at: `2026-06-14T20:0${minute}:00.000Z` }) as AlbumItem,
    );
const page = (names: string, next_cursor?: string) => ({
  success: true as const,
  isOpen: true,
  data: names === '' ? [] : items(names),
  ...(next_cursor && { next_cursor }),
});

it.each([
  ['adds new ones', 'c3 b2 a1', page('d4 c3', 'x'), 'd4 c3 b2 a1'],
  ['drops hidden ones of the range', 'c3 b2 a1', page('c3 a1', 'x'), 'c3 a1'],
  ['keeps older ones of one time', 'c3 b2 a2', page('c3 b2', 'x'), 'c3 b2 a2'],
  ['trusts a page that is the whole album', 'c3 b2', page('c3'), 'c3'],
])('%s', (_what, before, read, after) =>
  expect(withNewest(items(before), read)).toEqual(items(after)),
);

it('is empty when the album is', () =>
  expect(withNewest(items('c3'), page(''))).toEqual([]));
