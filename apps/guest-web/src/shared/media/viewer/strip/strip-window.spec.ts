import { describe, expect, it } from 'vitest';
import { centredAt, STEP_PX, stripWindow } from './strip-window';

const WIDTH = 390;

describe('stripWindow', () => {
  it('starts at the first item', () =>
    expect(stripWindow(0, WIDTH, 5_000).first).toBe(0));

  it.each([0, 12_345, 5_000 * STEP_PX])(
    'draws few items at %i px',
    (scrollLeft) => {
      const { first, last } = stripWindow(scrollLeft, WIDTH, 5_000);
      expect(last - first).toBeGreaterThanOrEqual(0);
      expect(last - first).toBeLessThan(21);
      expect(last).toBeLessThan(5_000);
    },
  );

  it('draws all items of a short list', () =>
    expect(stripWindow(0, WIDTH, 3)).toEqual({ first: 0, last: 2 }));

  it('draws no items of an empty list', () =>
    expect(stripWindow(0, WIDTH, 0).last).toBe(-1));
});

describe('centredAt', () => {
  it('does not scroll for the first ones', () =>
    expect(centredAt(1, WIDTH)).toBe(0));
  it('centres an item in the strip', () => {
    const scrollLeft = centredAt(100, WIDTH);
    expect(100 * STEP_PX + STEP_PX / 2 - scrollLeft).toBe(WIDTH / 2);
  });
});
