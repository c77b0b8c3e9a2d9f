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
  store.set(before, { heart: true });
  expect(store.mine(before)).toEqual({ heart: true, verdict: 'no' });
  expect(store.of(before, 'first').heart).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  const changes = [{ id: 'a', heart: true }];
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
  store.set(item(), { heart: true });
  await vi.advanceTimersByTimeAsync(1_000);
  const next = new MarksStore(HASH, send);
  expect(next.mine(item()).heart).toBe(true);
  let answer = () => undefined as void;
  send.mockReturnValueOnce(
    new Promise<void>((resolve) => (answer = () => resolve())),
  );
  start(next);
  next.set(item(), { heart: false });
  answer();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenLastCalledWith(HASH, {
    partner: 'shared',
    changes: [{ id: 'a', heart: false }],
  });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('shows the marks of an earlier visit until the list has them', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  new MarksStore(HASH, send).set(item(), { verdict: 'no' });
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
  const both = item({ shared: { heart: true } });
  expect(hearts(both)).toBe('first,second,shared');

  const unmarked = item();
  store.set(unmarked, { heart: true });
  await vi.advanceTimersByTimeAsync(1);
  store.choose('second');
  expect(store.mine(unmarked).heart).toBe(true);
  store.set(unmarked, { heart: false });
  store.choose('shared');
  store.set(unmarked, { verdict: 'keep' });
  expect(hearts(unmarked)).toBe('first');
  expect(hearts(unmarked, new MarksStore(HASH, send))).toBe('first');
  start(store);
  await store.flush();
  expect(send.mock.calls.map(([, marking]) => marking as unknown)).toEqual([
    {
      partner: 'shared',
      changes: [{ id: 'a', heart: true, verdict: 'keep' }],
    },
    { partner: 'second', changes: [{ id: 'a', heart: false }] },
  ]);
  expect(hearts(item({ first: { heart: true } }))).toBe('first');
});
