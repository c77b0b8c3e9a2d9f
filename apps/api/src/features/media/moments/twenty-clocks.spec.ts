import { zoneOffsetMs } from '@hatira/contract';
import { momentOf } from './moment-of.js';

const MINUTE_MS = 60_000;
const ZONES = [
  'Europe/Istanbul',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Almaty',
];
const PHONES = 20;
const PICTURES = 400;
const FIRST_MS = Date.UTC(2026, 5, 20, 15);
const APART_MS = 36_000;
const WEDDING = {
  timeZone: 'Europe/Istanbul',
  dayMs: Date.UTC(2026, 5, 20),
};

/** A phone with its own clock, zone and habit of writing metadata. */
function takenBy(phone: number, trueMs: number) {
  const zone = ZONES[phone % ZONES.length]!;
  const aheadMs = (-180 + (189 * phone) / (PHONES - 1)) * MINUTE_MS;
  const shownMs = trueMs + aheadMs;
  const offsetMs = zoneOffsetMs(shownMs, zone);
  const local = new Date(shownMs + offsetMs).toISOString().slice(0, 23);
  const hours = String(offsetMs / 3_600_000).padStart(2, '0');
  const recorded = [`${local}+${hours}:00`, local, null];
  return {
    fileType: 'image/jpeg',
    recordedTime: recorded[Math.floor(phone / ZONES.length) % 3]!,
    clientModifiedAt: new Date(shownMs),
    // The error has the network's delay in it.
    clientClockErrorMs: -aheadMs + (phone % 5) * 200,
    clientTimeZone: zone,
  };
}

/** Returns a number from -1 (reversed) to 1 (in order). */
function kendallsTau(values: number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++)
    for (let j = i + 1; j < values.length; j++)
      sum += Math.sign(values[j]! - values[i]!);
  return sum / ((values.length * (values.length - 1)) / 2);
}

it('the pictures of twenty wrong clocks are in order', () => {
  const files = Array.from({ length: PICTURES }, (_, index) => {
    const phone = (index * 7) % PHONES;
    // Each phone sends its pictures when its owner gets around to it.
    const sentMs = FIRST_MS + 5 * 3_600_000 + phone * 9 * MINUTE_MS + index;
    const facts = {
      ...takenBy(phone, FIRST_MS + index * APART_MS),
      createdAt: new Date(sentMs),
    };
    return { sentMs, ms: momentOf(facts, WEDDING).moment.getTime() };
  });
  expect(kendallsTau(files.map(({ ms }) => ms))).toBeGreaterThanOrEqual(0.999);
  expect(kendallsTau(files.map(({ sentMs }) => sentMs))).toBeLessThan(0.5);
});
