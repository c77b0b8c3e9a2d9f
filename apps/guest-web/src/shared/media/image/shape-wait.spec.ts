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
  const told: MediaChanges[] = [];
  const page = new Set(known);
  const wait = new ShapeWait(
    (change) => told.push(change),
    (id) => page.has(id),
  );
  return { page, told, wait };
}

describe('ShapeWait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes a new item on as soon as its shape is known', () => {
    const { told, wait } = setUp();
    wait.take(changes(item('a')));
    expect(told).toEqual([]);
    const shaped = item('a', { width: 4, height: 3 });
    wait.take(changes(shaped));
    expect(told).toEqual([changes(shaped)]);
    vi.runAllTimers();
    expect(told).toHaveLength(1);
  });

  it('passes an item on that will have no shape', () => {
    const { told, wait } = setUp();
    wait.take(changes(item('a')));
    wait.take(changes(item('a', { processing: 'failed' })));
    expect(told).toEqual([changes(item('a', { processing: 'failed' }))]);
  });

  it('passes an item on without a shape after a time limit', () => {
    const { told, wait } = setUp();
    wait.take(changes(item('a')));
    vi.advanceTimersByTime(2_499);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([changes(item('a'))]);
  });

  it('does not hold back known items or deletions', () => {
    const { told, wait } = setUp(['known']);
    wait.take(changes(item('known'), item('new')));
    expect(told).toEqual([changes(item('known'))]);
    wait.take({ changed: [], removed: ['new'] });
    vi.runAllTimers();
    expect(told).toEqual([
      changes(item('known')),
      { changed: [], removed: ['new'] },
    ]);
  });

  it('does not overwrite a newer state from a reload', () => {
    const { page, told, wait } = setUp();
    wait.take(changes(item('a')));
    page.add('a');
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('passes no item on after its end', () => {
    const { told, wait } = setUp();
    wait.take(changes(item('a')));
    wait.end();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
