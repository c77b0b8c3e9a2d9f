import type { MediaItem } from '@hatira/contract';
import { ApiError } from '@hatira/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarksStore, PARTNERS } from './marks-store';

const HASH = 7;
const item = (marks?: MediaItem['marks']) => ({ id: 'a', marks }) as MediaItem;

let stops: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  stops = [];
  return () => {
    // A store that goes on would send the marks of the next test.
    for (const stop of stops) stop();
    vi.useRealTimers();
  };
});

function start(store: MarksStore): void {
  stops.push(store.start());
}

it('shows a heart at once, sends it for the chosen partner, then follows the server', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const store = new MarksStore(HASH, send);
  start(store);
  store.choose('second');
  const before = item({ second: { heart: false, verdict: 'no' } });
  store.set(before, 'keep');
  expect(store.mine(before)).toEqual({ heart: true, verdict: 'keep' });
  expect(store.isChosen(before)).toBe(true);
  expect(store.of(before, 'first').heart).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  const changes = [{ id: 'a', verdict: 'keep' }];
  expect(send).toHaveBeenCalledExactlyOnceWith(HASH, {
    partner: 'second',
    changes,
  });
  // The event with the item may be late.
  expect(store.mine(before).heart).toBe(true);
  expect(store.mine(item()).heart).toBe(false);
  expect(new MarksStore(HASH, send).partner).toBe('second');
});

it('keeps refused marks for the next visit, and newer ones over those under way', async () => {
  const ended = new ApiError({ status: 404, code: 'wedding_not_found' });
  const send = vi
    .fn()
    .mockRejectedValueOnce(ended)
    .mockResolvedValue(undefined);
  const store = new MarksStore(HASH, send);
  start(store);
  store.set(item(), 'keep');
  await vi.advanceTimersByTimeAsync(1_000);
  const next = new MarksStore(HASH, send);
  expect(next.mine(item()).heart).toBe(true);
  let answer = () => undefined as void;
  send.mockReturnValueOnce(
    new Promise<void>((resolve) => (answer = () => resolve())),
  );
  start(next);
  next.set(item(), null);
  answer();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenLastCalledWith(HASH, {
    partner: 'shared',
    changes: [{ id: 'a', verdict: null }],
  });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('shows the marks of an earlier visit until the list has them', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  new MarksStore(HASH, send).set(item(), 'no');
  const store = new MarksStore(HASH, send);
  start(store);
  await store.flush();
  const listed = item();
  expect(store.mine(listed).verdict).toBe('no');
  expect(store.mine(item()).verdict).toBeUndefined();
});

it('leaves a heart of both to the other partner, also when taken back before it is sent', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const store = new MarksStore(HASH, send);
  const hearts = (of: MediaItem, by = store) =>
    PARTNERS.filter((partner) => by.of(of, partner).heart).join();
  const both = item({ shared: { heart: true, verdict: 'keep' } });
  expect(hearts(both)).toBe('first,second,shared');

  const unmarked = item();
  store.set(unmarked, 'keep');
  await vi.advanceTimersByTimeAsync(1);
  store.choose('second');
  expect(store.mine(unmarked).heart).toBe(true);
  store.set(unmarked, null);
  expect(hearts(unmarked)).toBe('first');
  expect(hearts(unmarked, new MarksStore(HASH, send))).toBe('first');
  start(store);
  await store.flush();
  expect(send.mock.calls.map(([, marking]) => marking as unknown)).toEqual([
    {
      partner: 'shared',
      changes: [{ id: 'a', verdict: 'keep' }],
    },
    { partner: 'second', changes: [{ id: 'a', verdict: null }] },
  ]);
  expect(hearts(item({ first: { heart: true, verdict: 'keep' } }))).toBe(
    'first',
  );
});

it('leaves a choice of both to the other partner after a “no”', () => {
  const store = new MarksStore(HASH, vi.fn());
  store.choose('first');
  const both = item({ shared: { heart: true, verdict: 'keep' } });
  store.set(both, 'no');
  expect(store.mine(both)).toEqual({ heart: false, verdict: 'no' });
  expect(store.of(both, 'second').heart).toBe(true);
  expect(store.isChosen(both)).toBe(true);
});

it('sends a heart that an earlier page kept as the choice that it is', async () => {
  const kept = [
    ['a', { heart: true, verdict: 'no' }, 'keep'],
    ['b', { heart: true }, 'keep'],
    ['c', { heart: false }, null],
    ['d', { heart: false, verdict: 'maybe' }, 'maybe'],
  ] as const;
  for (const [at, [id, change]] of kept.entries())
    localStorage.setItem(
      `mark:${HASH}:first:${id}`,
      JSON.stringify({ partner: 'first', change: { id, ...change }, at }),
    );
  const send = vi.fn().mockResolvedValue(undefined);
  const store = new MarksStore(HASH, send);
  start(store);
  await store.flush();
  expect(send).toHaveBeenCalledExactlyOnceWith(HASH, {
    partner: 'first',
    changes: kept.map(([id, , verdict]) => ({ id, verdict })),
  });
  expect(Object.keys(localStorage)).toEqual([]);
});
