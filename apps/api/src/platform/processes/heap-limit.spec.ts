import { withHeapLimit, withSmallNursery } from './heap-limit.js';

it('limits the heap and keeps the given words', () => {
  expect(withHeapLimit(['--import', 'profiled.mjs'], '')).toEqual([
    '--import',
    'profiled.mjs',
    '--max-old-space-size=1024',
  ]);
});

it.each([
  [['--max-old-space-size=2048'], ''],
  [['--max_old_space_size=2048'], ''],
  [[], '--trace-warnings --max-old-space-size=2048'],
])('leaves the limit of the operator alone: %j %s', (given, nodeOptions) => {
  expect(withHeapLimit(given, nodeOptions)).toEqual(given);
});

it('limits the place of new objects and keeps the given words', () => {
  expect(withSmallNursery(['--import', 'profiled.mjs'], '')).toEqual([
    '--import',
    'profiled.mjs',
    '--max-semi-space-size=2',
  ]);
});

it.each([
  [['--max-semi-space-size=8'], ''],
  [['--max_semi_space_size=8'], ''],
  [[], '--trace-warnings --max-semi-space-size=8'],
])('leaves the place of the operator alone: %j %s', (given, nodeOptions) => {
  expect(withSmallNursery(given, nodeOptions)).toEqual(given);
});
