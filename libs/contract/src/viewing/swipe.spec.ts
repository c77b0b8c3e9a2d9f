import { stepOfSwipe } from './swipe.js';

const both = { hasPrevious: true, hasNext: true };
const width = 400;

it.each([
  ['a long way to the left', { distance: -150, speed: 0 }, 1],
  ['a long way to the right', { distance: 150, speed: 0 }, -1],
  ['a short way', { distance: -60, speed: -0.1 }, 0],
  ['a flick', { distance: -40, speed: -0.9 }, 1],
  ['a flick back at the end', { distance: -40, speed: 0.9 }, 0],
  ['a trembling finger', { distance: -5, speed: -2 }, 0],
])('%s', (_, swipe, step) => {
  expect(stepOfSwipe({ ...swipe, width }, both)).toBe(step);
});

it('stays at the ends', () => {
  const end = { hasPrevious: true, hasNext: false };
  expect(stepOfSwipe({ distance: -300, speed: -1, width }, end)).toBe(0);
  expect(stepOfSwipe({ distance: 300, speed: 1, width }, end)).toBe(-1);
});
