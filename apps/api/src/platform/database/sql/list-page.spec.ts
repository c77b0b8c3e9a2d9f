import { totalAsSeen } from './list-page.js';

describe('the total of a list', () => {
  it.each([
    [
      'is what was counted, while more follows',
      40,
      { first: 0, count: 25, hasMore: true },
      40,
    ],
    [
      'never hides a row that follows',
      12,
      { first: 0, count: 25, hasMore: true },
      26,
    ],
    [
      'never hides rows of the page',
      12,
      { first: 25, count: 5, hasMore: false },
      30,
    ],
    [
      'ends where the list ends',
      90_000,
      { first: 25, count: 5, hasMore: false },
      30,
    ],
    [
      'ends with a full page that is the last',
      90_000,
      { first: 25, count: 25, hasMore: false },
      50,
    ],
    [
      'is nothing where nothing is',
      7,
      { first: 0, count: 0, hasMore: false },
      0,
    ],
    [
      'does not reach beyond a page without rows',
      90_000,
      { first: 100, count: 0, hasMore: false },
      100,
    ],
    [
      'is what was counted before a page without rows',
      30,
      { first: 100, count: 0, hasMore: false },
      30,
    ],
  ])('%s', (_, counted, seen, total) =>
    expect(totalAsSeen(counted, seen)).toBe(total),
  );
});
