import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => vi.useRealTimers();
});

describe('waiting for the network', () => {
  it('ends at the online event', async () => {
    const onOnline = vi.fn();
    void watchConnection().untilOnline().then(onOnline);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onOnline).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onOnline).toHaveBeenCalledOnce();
  });

  it('ends when the page becomes visible', async () => {
    const onBack = vi.fn();
    void watchConnection().untilBack(60_000).then(onBack);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onBack).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('ends after a while without an event, so that a request can test the network', async () => {
    const onOnline = vi.fn();
    void watchConnection().untilOnline().then(onOnline);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onOnline).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onOnline).toHaveBeenCalledOnce();
  });
});

describe('wasHiddenSince', () => {
  it('is true only while neither visibility nor connection has changed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const connection = watchConnection();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    const askedAtMs = Date.now();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connection.wasHiddenSince(askedAtMs)).toBe(true);
    expect(connection.wasInterruptedSince(askedAtMs)).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(connection.wasHiddenSince(askedAtMs)).toBe(false);
    expect(connection.wasInterruptedSince(askedAtMs)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.wasInterruptedSince(Date.now())).toBe(false);
  });
});
