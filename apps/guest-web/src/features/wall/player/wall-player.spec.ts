// @vitest-environment jsdom
import type { WallItem } from '@hatira/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WallPlayer } from './wall-player';

const TOKEN = 'abcdefgh23456789';
const STATE = { isPaused: false, isSealed: false, skips: 0 };

class Stream extends EventTarget {
  static latest: Stream;
  readonly readyState = 1;
  constructor() {
    super();
    Stream.latest = this;
  }
  tell(name: string, data: unknown): void {
    const event = new MessageEvent(name, { data: JSON.stringify(data) });
    this.dispatchEvent(event);
  }
  close(): void {}
}

const item = (id: string, second: number): WallItem => ({
  id,
  file_type: 'image/jpeg',
  created_at: new Date(second * 1_000).toISOString(),
  picture: 'preview',
  has_video: false,
  width: 4,
  height: 3,
});

/** Addresses of pictures, in the order of their loading. */
let loaded: string[];
let player: WallPlayer;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  loaded = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (address: string | URL) => {
    const [, id] = /\/media\/([^/]+)/.exec(String(address)) ?? [];
    if (id === undefined) return Promise.resolve(Response.json(view()));
    loaded.push(id);
    return Promise.resolve(new Response('picture'));
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  player = new WallPlayer(TOKEN);
  stop = player.start();
  Stream.latest.tell('ready', {});
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function view() {
  const items = [item('b', 2), item('a', 1)];
  const wedding = { names: ['Elif', 'Can'], titleFont: 'default' };
  const uploadUrl = 'https://hatira.example/Elif-140626-Can';
  return { success: true, data: { ...wedding, uploadUrl, items, ...STATE } };
}

const shown = () =>
  player
    .current()
    .slide?.shots.map((shot) => shot.item.id)
    .join('+');

const arrive = (id: string, second: number) =>
  Stream.latest.tell('media', { changed: [item(id, second)], removed: [] });

it('shows a new photo once the older one has had its time, and leaves it its own', async () => {
  expect(shown()).toBe('b');
  arrive('new', 9);
  await vi.advanceTimersByTimeAsync(2_490);
  expect(shown()).toBe('b');
  await vi.advanceTimersByTimeAsync(20);
  expect(shown()).toBe('new');
  arrive('newer', 10);
  await vi.advanceTimersByTimeAsync(2_780);
  expect(shown()).toBe('new');
  await vi.advanceTimersByTimeAsync(30);
  expect(shown()).toBe('newer');
});

it('loads a new photo when it comes, and once', async () => {
  arrive('new', 9);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('b');
  expect(loaded).toContain('new');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown()).toBe('new');
  expect(loaded.filter((id) => id === 'new')).toHaveLength(1);
});

it('shows no photo that was hidden while it was loaded', async () => {
  await vi.advanceTimersByTimeAsync(7_500);
  expect(loaded).toContain('a');
  Stream.latest.tell('media', { changed: [], removed: ['a'] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toBe('b');
});

it('is dark at its end, also while the next slide is loaded', async () => {
  await vi.advanceTimersByTimeAsync(7_500);
  Stream.latest.tell('ended', {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(player.current()).toMatchObject({ hasEnded: true });
  expect(shown()).toBeUndefined();
});
