import { poolSizeOf } from './data-source.js';

it.each([
  [1, 20],
  [2, 20],
  [4, 10],
  [16, 4],
])('one of %d web processes holds %d connections', (processes, expected) => {
  expect(poolSizeOf(processes)).toBe(expected);
});
