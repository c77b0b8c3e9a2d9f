import { expect, it } from 'vitest';
import { driftAt } from './drift';

it('moves with every step, within its space, and changes the side', () => {
  const places = Array.from({ length: 360 }, (_, step) => driftAt(step));
  for (const [at, { x, y }] of places.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
    const next = places[at + 1];
    if (next)
      expect(Math.abs(x - next.x) + Math.abs(y - next.y)).toBeGreaterThan(0.05);
  }
  const left = places.filter(({ side }) => side === 'left');
  expect(left).toHaveLength(180);
});
