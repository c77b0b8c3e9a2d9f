import { totalAsSeen } from './list-page.js';

describe('the total of a list', () => {
  it.each([
    [
      'is the count while more rows follow',
      40,
      { first: 0, count: 25, hasMore: true },
      40,
    ],
    [
      'includes a following row',
      12,
      { first: 0, count: 25, hasMore: true },
      26,
    ],
    [
      'includes the rows of the page',
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
    ['is 0 for an empty list', 7, { first: 0, count: 0, hasMore: false }, 0],
    [
      'does not exceed the start of an empty page',
      90_000,
      { first: 100, count: 0, hasMore: false },
      100,
    ],
    [
      'is the count before an empty page',
      30,
      { first: 100, count: 0, hasMore: false },
      30,
    ],
  ])('%s', (_, counted, seen, total) =>
    expect(totalAsSeen(counted, seen)).toBe(total),
  );
});
