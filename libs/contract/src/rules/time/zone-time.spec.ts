import {
  instantOfLocal,
  instantsOfLocal,
  instantOfMinute,
  localMinute,
  zoneOffsetMs,
} from './zone-time.js';

const HOUR_MS = 3_600_000;

it.each([
  ['2026-06-20T21:14:05Z', 'Europe/Istanbul', '2026-06-20T18:14:05.000Z'],
  ['2026-06-20T21:14:05Z', 'Europe/Berlin', '2026-06-20T19:14:05.000Z'],
  ['2026-06-20T21:14:05Z', 'Asia/Kolkata', '2026-06-20T15:44:05.000Z'],
  // 02:30 is skipped on this day, and happens twice on the next.
  ['2026-03-29T02:30:00Z', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30:00Z', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
])('%s of %s is %s', (local, zone, utc) =>
  expect(new Date(instantOfLocal(Date.parse(local), zone)).toISOString()).toBe(
    utc,
  ),
);

it('keeps the offsets of several zones apart', () => {
  const at = Date.UTC(2026, 0, 10, 12);
  const zones = ['Europe/Istanbul', 'Europe/London', 'Europe/Istanbul'];
  expect(zones.map((zone) => zoneOffsetMs(at, zone) / HOUR_MS)).toEqual([
    3, 0, 3,
  ]);
});

it('reads the minute that it writes, of any zone', () => {
  const at = new Date('2026-06-14T19:30:00Z');
  for (const [zone, text] of [
    ['Europe/Istanbul', '2026-06-14T22:30'],
    ['Asia/Kolkata', '2026-06-15T01:00'],
  ] as const) {
    expect(localMinute(at, zone)).toBe(text);
    expect(instantOfMinute(text, zone)).toEqual(at);
  }
  expect(instantOfMinute('', 'Europe/Istanbul')).toBeUndefined();
});

it.each([
  [
    'twice in the night when clocks go back',
    '2026-10-25T02:30',
    ['00:30', '01:30'],
  ],
  ['once in any other', '2026-10-24T02:30', ['00:30']],
  ['once where summer time skips it', '2026-03-29T02:30', ['01:30']],
])('a local time is there %s', (_, local, expected) => {
  const found = instantsOfLocal(Date.parse(`${local}Z`), 'Europe/Berlin');
  expect(found.map((ms) => new Date(ms).toISOString().slice(11, 16))).toEqual(
    expected,
  );
});
