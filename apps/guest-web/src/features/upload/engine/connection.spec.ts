import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => vi.useRealTimers();
});

describe('waiting for the line', () => {
  it('ends with the word that it is back', async () => {
    const onOnline = vi.fn();
    void watchConnection().untilOnline().then(onOnline);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onOnline).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onOnline).toHaveBeenCalledOnce();
  });

  it('ends after a while without a word, so that a request can find out', async () => {
    const onOnline = vi.fn();
    void watchConnection().untilOnline().then(onOnline);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onOnline).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onOnline).toHaveBeenCalledOnce();
  });
});
