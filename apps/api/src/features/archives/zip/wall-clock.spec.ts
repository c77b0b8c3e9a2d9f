import { wallClock } from './wall-clock.js';

it.each([
  ['2026-06-14T21:14:37Z', '2026-06-15T00:14:37.000Z'],
  ['2026-01-31T22:00:00Z', '2026-02-01T01:00:00.000Z'],
  // Turkey had winter time until 2016.
  ['2015-01-10T12:00:00Z', '2015-01-10T14:00:00.000Z'],
  ['2015-07-10T12:00:00Z', '2015-07-10T15:00:00.000Z'],
  ['1969-07-20T00:00:00Z', '1980-01-01T00:00:00.000Z'],
  ['2150-01-01T00:00:00Z', '2043-12-31T23:59:58.000Z'],
])('shows %s as %s', (utc, shown) =>
  expect(wallClock(Date.parse(utc)).toISOString()).toBe(shown),
);

it('computes the offset of each hour', () => {
  const hours = [0, 1, 2, 1, 0].map((hour) =>
    Date.UTC(2015, 2, 28, 23 + hour, 30),
  );
  const shown = hours.map((ms) => wallClock(ms).toISOString().slice(11, 16));
  // Summer time began on 29 March 2015 at 01:00 UTC.
  expect(shown).toEqual(['01:30', '02:30', '04:30', '02:30', '01:30']);
});
