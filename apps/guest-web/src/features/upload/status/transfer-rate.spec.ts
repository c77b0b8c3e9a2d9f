import { expect, it } from 'vitest';
import { TransferRate } from './transfer-rate';

it('needs five seconds and some bytes before it estimates', () => {
  const rate = new TransferRate();
  expect(rate.msFor(100)).toBeUndefined();
  rate.note(0, 0);
  rate.note(400, 4_000);
  expect(rate.msFor(100)).toBeUndefined();
  rate.note(500, 5_000);
  expect(rate.msFor(100)).toBe(1_000);
});

it('forgets the speed of half a minute ago', () => {
  const rate = new TransferRate();
  rate.note(0, 0);
  rate.note(1_000_000, 10_000);
  for (let second = 11; second <= 60; second += 1)
    rate.note(1_000_000 + (second - 10) * 100, second * 1_000);
  expect(rate.msFor(1_000)).toBe(10_000);
});

it('starts again when the total falls, as at a retry', () => {
  const rate = new TransferRate();
  rate.note(0, 0);
  rate.note(9_000, 9_000);
  rate.note(0, 10_000);
  expect(rate.msFor(100)).toBeUndefined();
});
