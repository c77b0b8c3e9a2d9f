import { DAYS, localHours } from './local-hours.js';

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

it('lets hours with few items flow together within a day', () => {
  const times = [
    ...filled('24T14:10', 1),
    ...filled('24T15:10', 5),
    ...filled('24T17:20', 7),
    ...filled('24T18:00', 2),
    ...filled('25T10:00', 1),
    ...filled('25T11:00', 9),
    ...filled('25T12:00', 6),
  ];
  const found = localHours(times.length, (index) => times[index], DAYS);
  expect(
    found.map(({ first, localMs, startsDay }) => [
      first,
      new Date(localMs).toISOString().slice(8, 13),
      startsDay,
    ]),
  ).toEqual([
    [0, '24T14', true],
    [6, '24T17', false],
    [15, '25T10', true],
    [25, '25T12', false],
  ]);
});

it('names the earliest hour of those that flow together, in both orders', () => {
  const times = [
    ...filled('24T17:20', 7),
    ...filled('24T18:30', 2),
    ...filled('24T19:50', 6),
  ];
  const names = (order: number[]) =>
    localHours(order.length, (index) => order[index], DAYS).map(
      ({ first, localMs }) => [
        first,
        new Date(localMs).toISOString().slice(8, 13),
      ],
    );
  expect(names(times)).toEqual([
    [0, '24T17'],
    [7, '24T18'],
  ]);
  expect(names(times.toReversed())).toEqual([
    [0, '24T19'],
    [6, '24T17'],
  ]);
  // The last hour is too small for a heading of its own.
  expect(names(times.toReversed().slice(0, 8))).toEqual([[0, '24T18']]);
});

function filled(time: string, count: number): number[] {
  return new Array<number>(count).fill(at(time));
}
