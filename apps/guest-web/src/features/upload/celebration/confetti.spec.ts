import { beforeEach, expect, it, vi } from 'vitest';
import { dropConfetti } from './confetti';

const fire = Object.assign(vi.fn(), { reset: vi.fn() });
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }));

const canvases = () => document.querySelectorAll('canvas').length;
const pieces = () =>
  fire.mock.calls.reduce(
    (sum, [{ particleCount }]) => sum + (particleCount as number),
    0,
  );

beforeEach(() => {
  fire.mockClear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('drops all pieces of a burst and is over after its time', async () => {
  dropConfetti(80, 2_000);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(pieces()).toBe(80);
  expect(canvases()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(canvases()).toBe(0);
});

it('draws bursts that overlap on one canvas, each with all its pieces', async () => {
  dropConfetti(80, 2_000);
  await vi.advanceTimersByTimeAsync(500);
  dropConfetti(80, 2_000);
  dropConfetti(200, 5_000);
  expect(canvases()).toBe(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(pieces()).toBe(360);
  expect(canvases()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(canvases()).toBe(0);
});
