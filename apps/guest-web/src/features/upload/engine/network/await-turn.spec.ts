import { beforeEach, expect, it, vi } from 'vitest';
import type { Turn } from '@hatira/contract';
import { awaitTurn } from './await-turn';
import { FIRST_VIDEO, RequestSlots } from './request-slots';

const PATH = 'Ayşe-140626-Can';
const wait = (waitMs: number): Turn => ({ requests: 1, waitMs });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => vi.useRealTimers();
});

it('waits as asked, shows it, and sends in its turn', async () => {
  const slots = new RequestSlots();
  const ask = vi
    .fn()
    .mockResolvedValueOnce(wait(1_000))
    .mockResolvedValueOnce(wait(0));
  const kindOf = () => (slots.isPhotoNext ? 'photo' : 'video');
  void slots.hold(awaitTurn(PATH, wait(2_000), kindOf, ask));
  const [onHeld, onAdmitted] = [vi.fn(), vi.fn()];
  void slots.acquire(FIRST_VIDEO + 1, 1, onHeld).then(onAdmitted);
  expect(onHeld).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  void slots.acquire(2, 1).then(onAdmitted);
  await vi.advanceTimersByTimeAsync(999);
  expect(onAdmitted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAdmitted).toHaveBeenCalledOnce();
  expect(ask.mock.calls).toEqual([
    [PATH, 'video'],
    [PATH, 'photo'],
  ]);
});

it('sends when the question has no answer', async () => {
  const slots = new RequestSlots();
  const ask = () => Promise.reject(new Error('404'));
  void slots.hold(awaitTurn(PATH, wait(1_000), () => 'photo', ask));
  const onAdmitted = vi.fn();
  void slots.acquire(1, 1).then(onAdmitted);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onAdmitted).toHaveBeenCalledOnce();
});
