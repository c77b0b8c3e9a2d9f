import type { MediaItem, MediaMarking, Verdict } from '@hatira/contract';
import { ApiError } from '@hatira/api-client';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarksStore } from '../../../shared/media/marks/marks-store';
import { CullSession } from './cull-session';
import { useCullKeys } from './use-cull-keys';

const COUNT = 500;
const HASH = 42;
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp'];
const VERDICTS = ['keep', 'no', 'maybe'];

const items = Array.from(
  { length: COUNT },
  (_, index) => ({ id: `item-${index}` }) as MediaItem,
);
const press = (
  key: string,
  more: KeyboardEventInit = {},
  target: EventTarget = document,
) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, ...more }),
  );

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Keeps the marks of the calls that succeed. */
function server() {
  const kept = new Map<string, string>();
  let isThere = true;
  const send = vi.fn(async (_hash: number, { changes }: MediaMarking) => {
    await Promise.resolve();
    // The answer of every second call is lost after its work.
    if (!isThere) throw new ApiError({ status: 0, code: 'network' });
    for (const { id, verdict } of changes) if (verdict) kept.set(id, verdict);
    if (send.mock.calls.length % 2 === 1)
      throw new ApiError({ status: 0, code: 'network' });
  });
  return { kept, send, reach: (isIt: boolean) => (isThere = isIt) };
}

const withKept = (item: MediaItem, kept: ReadonlyMap<string, string>) => {
  const verdict = kept.get(item.id) as Verdict | undefined;
  return {
    ...item,
    marks: {
      shared: { heart: verdict === 'keep', ...(verdict && { verdict }) },
    },
  };
};

const NO_LAYER = { current: null };

it('loses no key of 500, over a lost network, lost answers and a reload', async () => {
  const { kept, send, reach } = server();
  const first = new MarksStore(HASH, send);
  const stop = first.start();
  const session = new CullSession(first, items);
  const keys = renderHook(() => useCullKeys(NO_LAYER, session, vi.fn()));
  for (let index = 0; index < COUNT; index++) {
    if (index === 100) reach(false);
    if (index === 300) reach(true);
    press(KEYS[index % 3]!);
    press(KEYS[0]!, { repeat: true });
    if (index % 10 === 0) await vi.advanceTimersByTimeAsync(300);
    if (index === 450) reach(false);
  }
  expect(session.item).toBeUndefined();
  // The page is closed before the last ones are sent.
  keys.unmount();
  stop();
  expect(kept.size).toBeLessThan(COUNT);

  reach(true);
  const second = new MarksStore(HASH, send);
  const reloaded = items.map((item) => withKept(item, kept));
  expect(new CullSession(second, reloaded).item).toBeUndefined();
  second.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...kept.values()]).toHaveLength(COUNT);
  items.forEach(({ id }, index) =>
    expect(kept.get(id)).toBe(VERDICTS[index % 3]),
  );
  expect(Object.keys(localStorage)).toEqual([]);
});

it('goes back, changes an answer, and skips a deleted picture', () => {
  const store = new MarksStore(HASH, vi.fn());
  const session = new CullSession(store, items.slice(0, 4));
  const close = vi.fn();
  const keys = renderHook(() => useCullKeys(NO_LAYER, session, close));
  press('1');
  press('3');
  press('Backspace');
  expect(session.item).toBe(items[1]);
  press('2');
  session.update([items[0]!, items[1]!, items[3]!]);
  expect(session.item).toBe(items[3]);
  expect(store.mine(items[1]!)).toEqual({ heart: false, verdict: 'maybe' });
  press('Escape');
  expect(close).toHaveBeenCalledOnce();
  keys.unmount();
});

it('leaves the keys of a field to the field, and those of a dialog over it to the dialog', () => {
  const session = new CullSession(new MarksStore(HASH, vi.fn()), items);
  const close = vi.fn();
  const layer = openedDialog();
  const field = layer.appendChild(document.createElement('input'));
  const keys = renderHook(() =>
    useCullKeys({ current: layer }, session, close),
  );
  const pressAll = (target: EventTarget) => {
    for (const key of ['1', 'ArrowLeft', 'Escape']) press(key, {}, target);
  };
  pressAll(field);
  const over = openedDialog();
  pressAll(document);
  expect(session.item).toBe(items[0]);
  expect(close).not.toHaveBeenCalled();
  over.remove();
  pressAll(document);
  expect(session.item).toBe(items[2]);
  expect(close).toHaveBeenCalledOnce();
  keys.unmount();
  layer.remove();
});

/** jsdom has no `showModal`. */
function openedDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  return document.body.appendChild(dialog);
}

it('counts through all pictures, and through those of a further look', () => {
  const store = new MarksStore(HASH, server().send);
  const earlier = new CullSession(store, items);
  for (let index = 0; index < 3; index++) earlier.decide('maybe');
  const session = new CullSession(store, items);
  expect(session.position).toEqual({ index: 4, count: COUNT });
  session.decide('keep');
  expect(session.position).toEqual({ index: 5, count: COUNT });
  session.update(items.slice(0, -1));
  expect(session.position).toEqual({ index: 5, count: COUNT - 1 });
  session.begin(items.slice(0, 3));
  expect(session.position).toEqual({ index: 1, count: 3 });
});

it('ends with the favourite of this device that completes the number, and not by another one', () => {
  const store = new MarksStore(HASH, vi.fn());
  const session = new CullSession(store, items.slice(0, 4));
  let number = 1;
  session.endWhen(() => number >= 2);
  // The partner's.
  number = 2;
  session.update(items.slice(0, 4));
  expect(session.item).toBe(items[0]);
  session.decide('keep');
  expect(session.item).toBe(items[1]);
  number = 1;
  const keep = vi.spyOn(store, 'set').mockImplementation(() => (number = 2));
  session.decide('keep');
  expect(keep).toHaveBeenCalledWith(items[1], 'keep');
  expect(session.item).toBeUndefined();
});
