import { beforeEach, expect, it, vi } from 'vitest';
import { checkUploadPath } from './check-upload-path';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('asks a busy server again no sooner than it said, and not when everybody else does', async () => {
  const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '2' } });
  const page = { success: true, isValid: true, isEnabled: true, titleFont: 'script' };
  const fetched = vi.fn().mockImplementation(() => Promise.resolve(Response.json(page)));
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy());
  vi.stubGlobal('fetch', fetched);
  const checked = checkUploadPath('Elif-140626-Can');
  await vi.advanceTimersByTimeAsync(2_499);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await checked).toEqual({ isEnabled: true, titleFont: 'script' });
});
