import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaChanges, MediaItem } from '@hatira/contract';
import { ShapeWait } from './shape-wait';

const item = (id: string, more: Partial<MediaItem> = {}) =>
  ({ id, processing: 'pending', ...more }) as MediaItem;
const changes = (...changed: MediaItem[]): MediaChanges => ({
  changed,
  removed: [],
});

function setUp(known: string[] = []) {
  const emitted: MediaChanges[] = [];
  const page = new Set(known);
  const wait = new ShapeWait(
    (change) => emitted.push(change),
    (id) => page.has(id),
  );
  return { page, emitted, wait };
}

describe('ShapeWait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes a new item on as soon as its shape is known', () => {
    const { emitted, wait } = setUp();
    wait.take(changes(item('a')));
    expect(emitted).toEqual([]);
    const shaped = item('a', { width: 4, height: 3 });
    wait.take(changes(shaped));
    expect(emitted).toEqual([changes(shaped)]);
    vi.runAllTimers();
    expect(emitted).toHaveLength(1);
  });

  it('passes an item on that will have no shape', () => {
    const { emitted, wait } = setUp();
    wait.take(changes(item('a')));
    wait.take(changes(item('a', { processing: 'failed' })));
    expect(emitted).toEqual([changes(item('a', { processing: 'failed' }))]);
  });

  it('passes an item on without a shape after a time limit', () => {
    const { emitted, wait } = setUp();
    wait.take(changes(item('a')));
    vi.advanceTimersByTime(2_499);
    expect(emitted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(emitted).toEqual([changes(item('a'))]);
  });

  it('does not hold back known items or deletions', () => {
    const { emitted, wait } = setUp(['known']);
    wait.take(changes(item('known'), item('new')));
    expect(emitted).toEqual([changes(item('known'))]);
    wait.take({ changed: [], removed: ['new'] });
    vi.runAllTimers();
    expect(emitted).toEqual([
      changes(item('known')),
      { changed: [], removed: ['new'] },
    ]);
  });

  it('does not overwrite a newer state from a reload', () => {
    const { page, emitted, wait } = setUp();
    wait.take(changes(item('a')));
    page.add('a');
    vi.runAllTimers();
    expect(emitted).toEqual([]);
  });

  it('passes no item on after its end', () => {
    const { emitted, wait } = setUp();
    wait.take(changes(item('a')));
    wait.end();
    vi.runAllTimers();
    expect(emitted).toEqual([]);
  });
});
