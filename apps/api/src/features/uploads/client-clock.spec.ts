import { completeUpload, singleUploadFields } from '@hatira/contract/schemas';
import { clientClock, closerClock } from './client-clock.js';

const NOW = Date.UTC(2026, 5, 20, 20);
const UNKNOWN = {
  clientModifiedAt: null,
  clientClockErrorMs: null,
  clientTimeZone: null,
};
const ofForm = (fields: object) =>
  clientClock(singleUploadFields.parse(fields), NOW);

it("keeps the phone's clock, date and zone", () => {
  const fields = {
    lastModified: String(NOW - 60_000),
    clientNow: String(NOW - 10_800_000),
    timeZone: 'europe/istanbul',
  };
  expect(ofForm(fields)).toEqual({
    clientModifiedAt: new Date(NOW - 60_000),
    clientClockErrorMs: 10_800_000,
    clientTimeZone: 'Europe/Istanbul',
  });
});

it.each([
  ['0', '0', ''],
  ['-5', '1e999', '+03:00'],
  ['9'.repeat(16), '9'.repeat(400), 'Nowhere/At All'],
  [['1', '2'], { a: 1 }, ['Europe/Istanbul']],
  [null, undefined, 7],
])('ignores %j, %j and %j', (lastModified, clientNow, timeZone) => {
  expect(ofForm({ lastModified, clientNow, timeZone })).toEqual(UNKNOWN);
});

it('reads numbers of a call in JSON', () => {
  const call = {
    fileName: 'a',
    fileSize: 1,
    lastModified: NOW,
    clientNow: NOW,
  };
  expect(clientClock(completeUpload.parse(call), NOW)).toEqual({
    ...UNKNOWN,
    clientModifiedAt: new Date(NOW),
    clientClockErrorMs: 0,
  });
});

it('takes the error of the call that came faster', () => {
  const slow = { ...UNKNOWN, clientClockErrorMs: 9_000, clientTimeZone: 'UTC' };
  const fast = { ...UNKNOWN, clientClockErrorMs: 300 };
  expect(closerClock(slow, fast)).toEqual({
    ...fast,
    clientTimeZone: 'UTC',
  });
  expect(closerClock(UNKNOWN, UNKNOWN)).toEqual(UNKNOWN);
});
