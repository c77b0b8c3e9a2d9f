import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadQueue } from './load-queue';

afterEach(() => vi.useRealTimers());

const turn = () => Promise.resolve();

function setUp(places: number) {
  const queue = new LoadQueue(places);
  const started: string[] = [];
  const ask = (key: string, rank: () => number) =>
    queue.ask(key, rank, () => started.push(key));
  return { queue, started, ask };
}

describe('LoadQueue', () => {
  it('is idle when every request has loaded or was cancelled', async () => {
    const { queue, ask } = setUp(1);
    const said: boolean[] = [];
    queue.subscribe(() => said.push(queue.isIdle()));
    expect(queue.isIdle()).toBe(true);
    ask('one', () => 0);
    ask('other', () => 1);
    await turn();
    queue.finish('one');
    await turn();
    queue.leave('other');
    await turn();
    expect(said).toEqual([false, false, true]);
  });

  it('starts as many loads as it has places, nearest first', async () => {
    const { queue, started, ask } = setUp(2);
    ask('far', () => 900);
    ask('near', () => 1);
    ask('nearer', () => 0);
    await turn();
    expect(started).toEqual(['nearer', 'near']);
    queue.finish('near');
    await turn();
    expect(started).toEqual(['nearer', 'near', 'far']);
  });

  it('ranks again when a place becomes free, because the page may have been scrolled', async () => {
    const { queue, started, ask } = setUp(1);
    let top = 0;
    ask('first', () => 0);
    ask('above', () => Math.abs(100 - top));
    ask('below', () => Math.abs(900 - top));
    await turn();
    top = 1_000;
    queue.finish('first');
    await turn();
    expect(started).toEqual(['first', 'below']);
  });

  it('passes the place of a cancelled load on, and drops cancelled requests', async () => {
    const { queue, started, ask } = setUp(1);
    ask('a', () => 0);
    ask('b', () => 1);
    ask('c', () => 2);
    await turn();
    queue.leave('b');
    queue.leave('a');
    await turn();
    expect(started).toEqual(['a', 'c']);
    expect(queue.hasFinished('a')).toBe(false);
  });

  it('does not block on stalled loads, which may still finish', async () => {
    vi.useFakeTimers();
    const { queue, started, ask } = setUp(1);
    ask('hangs', () => 0);
    ask('next', () => 1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(started).toEqual(['hangs']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(started).toEqual(['hangs', 'next']);
    queue.finish('hangs');
    expect(queue.hasFinished('hangs')).toBe(true);
  });

  it('starts no load while it is held', async () => {
    const { queue, started, ask } = setUp(2);
    ask('before', () => 0);
    await turn();
    const goOn = queue.hold();
    ask('later', () => 1);
    queue.finish('before');
    await turn();
    expect(started).toEqual(['before']);
    goOn();
    await turn();
    expect(started).toEqual(['before', 'later']);
  });

  it('remembers finished loads', () => {
    const { queue } = setUp(1);
    queue.finish('a');
    expect(queue.hasFinished('a')).toBe(true);
  });
});
