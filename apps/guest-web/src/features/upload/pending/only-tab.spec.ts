import { beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeOnlyTab } from './only-tab';

/** Closes the tab that holds the lock. */
let closeOther: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new Promise<void>((resolve) => (closeOther = resolve));
  const request = (_name: string, hold: () => Promise<void>) =>
    other.then(hold);
  vi.stubGlobal('navigator', { locks: { request } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function goOn(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a tab beside another', () => {
  it('waits until the other is closed', async () => {
    const channel = new BroadcastChannel('a');
    channel.onmessage = () => channel.postMessage('here');
    const onOnly = vi.fn();
    void becomeOnlyTab('a').then(onOnly);
    await vi.waitFor(async () => {
      await goOn(0);
      expect(vi.getTimerCount()).toBe(0);
    });
    await goOn(60_000);
    expect(onOnly).not.toHaveBeenCalled();
    closeOther();
    await goOn(0);
    expect(onOnly).toHaveBeenCalledOnce();
    channel.close();
  });

  it('continues when the other is suspended', async () => {
    const onOnly = vi.fn();
    void becomeOnlyTab('b').then(onOnly);
    await goOn(1_999);
    expect(onOnly).not.toHaveBeenCalled();
    await goOn(1);
    expect(onOnly).toHaveBeenCalledOnce();
  });
});

it('does not wait in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  await expect(becomeOnlyTab('c')).resolves.toBeUndefined();
});
