import { heldDays, holdOf, readHold } from './retention-hold.js';

const HOUR_MS = 3_600_000;

describe('a shorter retention', () => {
  it('holds a day later', () => {
    const hold = holdOf(30, 3, 0);
    expect([0, 23 * HOUR_MS, 24 * HOUR_MS].map((nowMs) => heldDays(3, hold, nowMs))).toEqual([30, 30, 3]);
  });

  it('holds at once when it is longer, or the same', () => {
    expect([holdOf(3, 30, 0), holdOf(3, 3, 0)]).toEqual([undefined, undefined]);
    expect(heldDays(30, undefined, 0)).toBe(30);
    expect(heldDays(40, holdOf(30, 3, 0), 1)).toBe(40);
  });

  it('is read back as it was written, and nothing else is taken for it', () => {
    const hold = holdOf(30, 3, 0);
    expect(readHold(JSON.parse(JSON.stringify(hold)))).toEqual(hold);
    expect([undefined, null, 5, {}, { days: '3', untilMs: 1 }].map(readHold)).toEqual(Array(5).fill(undefined));
  });
});
