import { describe, expect, it } from 'vitest';
import { followed, isPulledAway } from './swipe';

const both = { hasPrevious: true, hasNext: true };

describe('isPulledAway', () => {
  it.each([
    ['a long way down', { distance: 200, speed: 0 }, true],
    ['a short way', { distance: 100, speed: 0.1 }, false],
    ['a flick', { distance: 40, speed: 0.9 }, true],
    ['a long way and back', { distance: 200, speed: -0.9 }, false],
    ['a way up', { distance: -300, speed: -2 }, false],
    ['a trembling finger', { distance: 5, speed: 2 }, false],
  ])('%s', (_, pull, isAway) =>
    expect(isPulledAway({ ...pull, height: 800 })).toBe(isAway),
  );
});

describe('followed', () => {
  it('follows the finger, with resistance at the ends', () => {
    expect(followed(-100, both)).toBe(-100);
    expect(followed(-100, { hasPrevious: true, hasNext: false })).toBeCloseTo(
      -30,
    );
  });
});
