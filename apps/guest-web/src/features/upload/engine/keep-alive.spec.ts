import { beforeEach, expect, it, vi } from 'vitest';
import { KeepAlive } from './keep-alive';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('calls every 30 seconds until it is stopped, and tells how it went', async () => {
  const results: boolean[] = [];
  const call = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(undefined);
  const keepAlive = new KeepAlive(call, (isAlive) => results.push(isAlive));
  keepAlive.start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  expect(results).toEqual([true, false, true]);
  keepAlive.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(3);
});
