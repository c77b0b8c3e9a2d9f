import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { withRetries } from './with-retries';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  return () => vi.useRealTimers();
});

it('repeats no sooner than the server asked, with jitter', async () => {
  const busy = new ApiError({
    status: 503,
    code: 'upload_busy',
    retryAfterMs: 2_000,
  });
  const call = vi
    .fn()
    .mockRejectedValueOnce(busy)
    .mockResolvedValueOnce('the list');
  const list = withRetries<string>(call, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(call).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await list).toBe('the list');
});
