import { describe, expect, it } from 'vitest';
import { bounded, contained, MAX_SCALE, moved, WHOLE, zoomedTo } from './zoom';

const stage = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };

describe('zoomedTo', () => {
  it('keeps the point under the fingers in place', () => {
    const point = { x: 100, y: -50 };
    const once = zoomedTo(WHOLE, 2, point);
    expect(once).toEqual({ scale: 2, x: -100, y: 50 });
    const under = {
      x: (point.x - once.x) / once.scale,
      y: (point.y - once.y) / once.scale,
    };
    const twice = zoomedTo(once, 4, point);
    expect({
      x: (point.x - twice.x) / twice.scale,
      y: (point.y - twice.y) / twice.scale,
    }).toEqual(under);
  });

  it('has limits', () => {
    expect(zoomedTo(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(zoomedTo(WHOLE, 0.1, { x: 10, y: 10 })).toEqual(WHOLE);
  });
});

describe('bounded', () => {
  it('stops at the edges of the picture', () =>
    expect(bounded({ scale: 3, x: 9_999, y: -9_999 }, stage, picture)).toEqual({
      scale: 3,
      x: 400,
      y: -50,
    }));

  it('centres a picture smaller than the stage', () =>
    expect(bounded({ scale: 2, x: 0, y: 70 }, stage, picture)).toEqual({
      scale: 2,
      x: 0,
      y: 0,
    }));

  it('snaps back to the whole', () =>
    expect(
      bounded(moved({ ...WHOLE, scale: 1.02 }, { x: 5, y: 5 }), stage, picture),
    ).toEqual(WHOLE));
});

describe('contained', () => {
  it('touches the nearer edges', () => {
    expect(contained({ width: 2_000, height: 1_000 }, stage)).toEqual({
      width: 400,
      height: 200,
    });
    expect(contained({ width: 100, height: 800 }, stage)).toEqual({
      width: 100,
      height: 800,
    });
  });
  it("returns the stage's size for a picture that has not loaded", () =>
    expect(contained({ width: 0, height: 0 }, stage)).toEqual(stage));
});
