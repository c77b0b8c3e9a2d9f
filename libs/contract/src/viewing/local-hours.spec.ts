import { localHours } from './local-hours.js';

const at = (text: string) => Date.parse(`2026-10-${text}:00Z`);
const hours = (...clock: (string | undefined)[]) =>
  localHours(clock.length, (index) => {
    const text = clock[index];
    return text === undefined ? undefined : at(text);
  }).map(({ first, localMs, day, startsDay }) => [
    first,
    new Date(localMs).toISOString().slice(8, 13),
    day,
    startsDay,
  ]);

it('begins an hour and a day; an hour that comes twice is one', () => {
  expect(
    hours('24T23:30', '25T02:30', '25T02:10', '25T03:00', '25T03:59'),
  ).toEqual([
    [0, '24T23', 0, true],
    [1, '25T02', 1, true],
    [3, '25T03', 1, false],
  ]);
});

it('leaves an item without a time in the hour before it', () => {
  expect(hours('24T23:30', undefined, '24T23:50', '24T22:10')).toEqual([
    [0, '24T23', 0, true],
    [3, '24T22', 0, false],
  ]);
  expect(hours()).toEqual([]);
});
