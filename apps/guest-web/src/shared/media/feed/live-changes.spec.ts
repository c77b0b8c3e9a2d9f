import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from './live-changes';

const HASH = 123_456_789_012_345;
const BEAT_MS = 20_000;

/** The browser's side of an event stream. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  emit(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

let streams: Stream[];
let end: () => void;
const onGap = vi.fn();
const onChanges = vi.fn();
const isOpen = () =>
  streams.map(({ readyState }) => readyState !== Stream.CLOSED);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  streams = [];
  onGap.mockClear();
  end = followChanges(HASH, { onGap, onChanges });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('followChanges', () => {
  it('stays connected while events arrive', () => {
    streams[0]!.emit('ready');
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(BEAT_MS);
      streams[0]!.emit('beat');
    }
    expect(isOpen()).toEqual([true]);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it('reloads and reconnects after a silence, whatever state the browser reports', () => {
    streams[0]!.emit('ready');
    vi.advanceTimersByTime(3 * BEAT_MS);
    expect(isOpen()).toEqual([false, true]);
    expect(onGap).toHaveBeenCalledTimes(2);
    streams[1]!.emit('ready');
    expect(onGap).toHaveBeenCalledTimes(3);
  });

  it('reads the list and waits longer each time while the server refuses the stream', () => {
    const opensAfterMs: number[] = [];
    for (let refusals = 1; refusals <= 6; refusals++) {
      streams.at(-1)!.close();
      streams.at(-1)!.dispatchEvent(new Event('error'));
      expect(onGap).toHaveBeenCalledTimes(refusals);
      const since = Date.now();
      while (streams.length === refusals) vi.advanceTimersToNextTimer();
      opensAfterMs.push(Date.now() - since);
    }
    expect(Math.min(...opensAfterMs)).toBeGreaterThan(1_000);
    expect(opensAfterMs.at(-1)).toBeGreaterThan(15_000);
    streams.at(-1)!.emit('ready');
    expect(isOpen().filter(Boolean)).toHaveLength(1);
  });

  it('ignores events after its end', () => {
    end();
    vi.advanceTimersByTime(10 * BEAT_MS);
    expect(isOpen()).toEqual([false]);
    expect(onGap).not.toHaveBeenCalled();
  });
});
