import { expect, it, vi } from 'vitest';
import { withJitter } from './with-jitter';

it('is at least the given wait and at most half as long again', () => {
  const random = vi.spyOn(Math, 'random');
  random
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(0.5)
    .mockReturnValueOnce(0.999);
  expect([withJitter(4_000), withJitter(4_000), withJitter(4_000)]).toEqual([
    4_000, 5_000, 5_998,
  ]);
});
