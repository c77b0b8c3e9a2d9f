import { expect, it, vi } from 'vitest';
import { RequestSlots } from '../engine/network/request-slots';
import { questionsOf } from './questions';

it('holds the next request of a crowded hall before the late part has loaded', async () => {
  vi.useFakeTimers();
  const slots = new RequestSlots();
  const first = await slots.acquire(1, 1_000);
  const onHeld = vi.fn();
  const next = vi.fn();
  void slots.acquire(2, 1_000, onHeld).then(next);
  questionsOf('Ayşe-140626-Can').onTurn!({ requests: 1, waitMs: 5_000 }, slots);
  slots.release(first, true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onHeld).toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();
  vi.useRealTimers();
});
