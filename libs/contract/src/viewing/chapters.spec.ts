import { zoneOffsetMs } from '../rules/time/zone-time.js';
import { CHAPTERS, chapterOf } from './chapters.js';
import { localHours } from './local-hours.js';
import { UNDATED_MS } from './undated.js';

const at = (text: string) => Date.parse(`2026-06-${text}:00Z`);

it.each([
  ['20T03:59', 'night', '19'],
  ['20T04:00', 'morning', '20'],
  ['20T11:59', 'morning', '20'],
  ['20T12:00', 'afternoon', '20'],
  ['20T17:59', 'afternoon', '20'],
  ['20T18:00', 'evening', '20'],
  ['20T22:59', 'evening', '20'],
  ['20T23:00', 'night', '20'],
  ['21T00:30', 'night', '20'],
])('%s is in the %s of the %sth', (time, part, day) => {
  const chapter = chapterOf(at(time));
  expect(chapter.part).toBe(part);
  expect(new Date(chapter.dayMs).toISOString()).toBe(
    `2026-06-${day}T00:00:00.000Z`,
  );
});

/** A northern city of each language, where summer nights are short, with its zone, latitude and longitude. */
const CITIES: [string, string, number, number][] = [
  ['Istanbul', 'Europe/Istanbul', 41, 29],
  ['Baku', 'Asia/Baku', 40.4, 49.9],
  ['London', 'Europe/London', 51.5, -0.1],
  ['Milan', 'Europe/Rome', 45.5, 9.2],
  ['Lille', 'Europe/Paris', 50.6, 3.1],
  ['Thessaloniki', 'Europe/Athens', 40.6, 22.9],
  ['Oviedo', 'Europe/Madrid', 43.4, -5.8],
  ['Hamburg', 'Europe/Berlin', 53.6, 10],
  ['Groningen', 'Europe/Amsterdam', 53.2, 6.6],
  ['Astana', 'Asia/Almaty', 51.2, 71.4],
  ['Moscow', 'Europe/Moscow', 55.8, 37.6],
];
/** Degrees. A sun that is lower gives no bright day. */
const LOW_SUN = 3;

it.each(CITIES)(
  'has no bright day at night in any month in %s',
  (_, timeZone, latitude, longitude) => {
    const begin = Date.UTC(2026, 0, 1);
    const heights: number[] = [];
    for (let half = 0; half < 365 * 48; half++) {
      const ms = begin + half * 1_800_000;
      const { part } = chapterOf(ms + zoneOffsetMs(ms, timeZone));
      if (part === 'night') heights.push(sunAt(ms, latitude, longitude));
    }
    expect(heights.length).toBeGreaterThan(365 * 9);
    expect(Math.max(...heights)).toBeLessThan(LOW_SUN);
  },
);

it('has items without a date in one chapter behind all others', () => {
  const times = [at('20T16:30'), at('21T01:00'), UNDATED_MS, UNDATED_MS];
  const hours = localHours(times.length, (index) => times[index], CHAPTERS);
  expect(hours.map(({ first, startsDay }) => [first, startsDay])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ]);
  expect(hours[2]!.localMs).toBe(UNDATED_MS);
});

it('goes on over midnight, and begins with each part of the next day', () => {
  const times = ['20T16:30', '20T23:30', '21T02:10', '21T09:00', '22T09:00'];
  const hours = localHours(
    times.length,
    (index) => at(times[index]!),
    CHAPTERS,
  );
  expect(hours.map(({ first, day }) => [first, day])).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 3],
  ]);
});

/** Returns the sun's height above the horizon in degrees, within a degree. */
function sunAt(ms: number, latitude: number, longitude: number): number {
  const rad = Math.PI / 180;
  const days = (ms - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
  const anomaly = (357.529 + 0.98560028 * days) * rad;
  const ecliptic =
    (280.459 +
      0.98564736 * days +
      1.915 * Math.sin(anomaly) +
      0.02 * Math.sin(2 * anomaly)) *
    rad;
  const tilt = 23.44 * rad;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(
    Math.cos(tilt) * Math.sin(ecliptic),
    Math.cos(ecliptic),
  );
  const sidereal = (280.46062 + 360.98564737 * days + longitude) * rad;
  const height =
    Math.sin(latitude * rad) * Math.sin(declination) +
    Math.cos(latitude * rad) *
      Math.cos(declination) *
      Math.cos(sidereal - ascension);
  return Math.asin(height) / rad;
}
