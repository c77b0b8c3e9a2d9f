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

const page = {
  success: true,
  isValid: true,
  isEnabled: true,
  names: ['Elif', 'Can'],
  date: '14/06/2026',
  titleFont: 'script',
};

it('retries a busy server no sooner than it asked, with jitter', async () => {
  const busy = () =>
    new Response('{}', { status: 503, headers: { 'retry-after': '2' } });
  const fetched = vi
    .fn()
    .mockImplementation(() => Promise.resolve(Response.json(page)));
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy());
  vi.stubGlobal('fetch', fetched);
  const checked = checkUploadPath('Elif-140626-Can');
  await vi.advanceTimersByTimeAsync(2_499);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await checked).toEqual(page);
});

it.each([
  [
    'the network is down',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
  [
    "a hotspot's login page answers",
    () => Promise.resolve(new Response('<html>Welcome to the hall</html>')),
  ],
])('waits some seconds before a retry when %s', async (_what, fails) => {
  const fetched = vi.fn().mockImplementation(fails);
  vi.stubGlobal('fetch', fetched);
  const checked = checkUploadPath('Elif-140626-Can');
  await vi.advanceTimersByTimeAsync(9_000);
  fetched.mockImplementation(() => Promise.resolve(Response.json(page)));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await checked).toEqual(page);
});

it('fails after the third attempt', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  const checked = checkUploadPath('Elif-140626-Can').catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await checked).toMatchObject({ key: 'checkFailed' });
});
