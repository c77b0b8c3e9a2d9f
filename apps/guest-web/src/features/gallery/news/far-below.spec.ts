import { expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { isFarBelow } from './far-below';

const at = (minute: number) =>
  ({
    id: `${minute}`,
    moment: `2026-06-20T20:${String(minute).padStart(2, '0')}:00.000000Z`,
  }) as MediaItem;
const items = Array.from({ length: 20 }, (_, index) => at(2 * index));
const seen = (count: number) => Array.from({ length: count }, (_, i) => i);

it.each([
  ['behind a row of items that are not drawn', 10, 33, true],
  ['within the row below the drawn items', 10, 29, false],
  ['among the drawn items', 10, 5, false],
  ['at the end that is drawn', 20, 50, false],
  ['at an end close to the drawn items', 15, 50, false],
])('%s', (_, drawn, minute, isFar) =>
  expect(isFarBelow([at(minute)], { items, shown: seen(drawn) })).toBe(isFar),
);

it('has no place before there are arrivals, or tiles', () => {
  expect(isFarBelow([], { items, shown: seen(1) })).toBe(false);
  expect(isFarBelow([at(1)], { items: [], shown: [] })).toBe(false);
});
