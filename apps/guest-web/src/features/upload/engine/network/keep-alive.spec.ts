import { beforeEach, expect, it, vi } from 'vitest';
import { KeepAlive } from './keep-alive';
import { steadyConnection } from '../testing/steady-connection';

const call = () => Promise.reject(new Error('down'));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('calls every 30 seconds until stopped and reports each result', async () => {
  const results: boolean[] = [];
  const call = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(undefined);
  const keepAlive = new KeepAlive(call, steadyConnection, (isAlive) =>
    results.push(isAlive),
  );
  keepAlive.start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  expect(results).toEqual([true, false, true]);
  keepAlive.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(3);
});

it('ignores a call that a locked screen aborted and one of an offline phone', async () => {
  const results: boolean[] = [];
  const woken = { ...steadyConnection, wasInterruptedSince: () => true };
  new KeepAlive(call, woken, (isAlive) => results.push(isAlive)).start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(results).toEqual([]);
});

it('reports the first success of another request, and no failure beside it', async () => {
  const results: boolean[] = [];
  let fail = () => {};
  const call = () =>
    new Promise<void>((_, reject) => (fail = () => reject(new Error('slow'))));
  const keepAlive = new KeepAlive(call, steadyConnection, (isAlive) =>
    results.push(isAlive),
  );
  keepAlive.start();
  await vi.advanceTimersByTimeAsync(30_000);
  keepAlive.noteAnswer();
  fail();
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([true]);
  await vi.advanceTimersByTimeAsync(30_000);
  fail();
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([true, false]);
});
