import { expect, it } from 'vitest';
import { daysLeft } from './days-left';

const NOW = Date.parse('2026-06-14T12:00:00Z');

it.each([
  ['just now', '2026-06-14T12:00:00Z', 30],
  ['an hour ago', '2026-06-14T11:00:00Z', 30],
  ['a day ago', '2026-06-13T11:00:00Z', 29],
  ['nearly 30 days ago', '2026-05-15T13:00:00Z', 1],
  ['31 days ago', '2026-05-14T12:00:00Z', 0],
])('counts the begun days of an item deleted %s', (_, deletedAt, days) => {
  expect(daysLeft(deletedAt, 30, NOW)).toBe(days);
});
