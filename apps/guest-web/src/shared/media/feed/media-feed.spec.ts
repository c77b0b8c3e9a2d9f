import type { MediaItem } from '@hatira/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaFeed } from './media-feed';

/** A busy machine must not fail the test. */
const SLOW_MACHINE = { timeout: 30_000 };

const item = (id: string, second: number, fileType = 'image/jpeg') =>
  ({
    id,
    file_type: fileType,
    created_at: `2026-06-14T20:00:${second}.000Z`,
  }) as MediaItem;
const [a, b, c] = [item('a', 10), item('b', 20), item('c', 30)];

const FIRST_PAGE = '/api/media/admin/1?limit=60';

/** Two items per page. */
let list: MediaItem[];
let revision: number;
let asked: string[];
let streams: Stream[];
let stop: () => void;

/** The browser's side of an event stream. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor(readonly url: string) {
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

function answer(address: string): Response {
  asked.push(address);
  const start = Number(
    new URL(address, 'http://localhost').searchParams.get('cursor') ?? 0,
  );
  const more = start + 2 < list.length && { next_cursor: String(start + 2) };
  const body = { success: true, data: list.slice(start, start + 2), ...more };
  return new Response(JSON.stringify(body), {
    headers: { etag: `"${revision}"` },
  });
}

beforeEach(() => {
  [list, revision, asked, streams] = [[c, b, a], 1, [], []];
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const ids = (feed: MediaFeed) =>
  feed
    .current()
    .listing?.items.map(({ id }) => id)
    .join('');

async function started(kind: 'all' | 'images' = 'all'): Promise<MediaFeed> {
  const feed = new MediaFeed({ hash: 123456789012345, kind });
  stop = feed.start();
  await vi.waitFor(() => expect(streams).toHaveLength(1), SLOW_MACHINE);
  return feed;
}

describe('MediaFeed', () => {
  it('shows the first page before the others are loaded', async () => {
    const feed = new MediaFeed({ hash: 1, kind: 'all' });
    const seen: (string | undefined)[] = [];
    feed.subscribe(() => seen.push(ids(feed)));
    stop = feed.start();
    await vi.waitFor(
      () => expect(feed.current().listing?.isComplete).toBe(true),
      SLOW_MACHINE,
    );
    expect(seen).toEqual(['cb', 'cba']);
  });

  it('shows the page that came with the document at once, and asks for the others alone', async () => {
    const first = await answer(FIRST_PAGE).text();
    document.body.innerHTML = `<script type="application/json" data-answer="${FIRST_PAGE}" data-etag='"1"'>${first}</script>`;
    asked = [];
    const feed = new MediaFeed({ hash: 1, kind: 'all' });
    document.body.innerHTML = '';
    expect(ids(feed)).toBe('cb');
    stop = feed.start();
    await vi.waitFor(() => expect(ids(feed)).toBe('cba'), SLOW_MACHINE);
    expect(asked).toEqual([expect.stringMatching(/[?&]cursor=2$/)]);
    // The list of the document is known by its tag.
    [list, asked] = [[a], []];
    await feed.refresh();
    expect(asked).toEqual([FIRST_PAGE]);
    expect(ids(feed)).toBe('cba');
  });

  it('fetches only the first page when the list has not changed during a break', async () => {
    await started();
    asked = [];
    streams[0]!.emit('ready');
    await vi.waitFor(
      () =>
        expect(asked).toEqual(['/api/media/admin/123456789012345?limit=60']),
      SLOW_MACHINE,
    );
  });

  it('loads all pages again when the list has changed during a break', async () => {
    const feed = await started();
    [list, revision] = [[item('d', 40), c, a], 2];
    streams[0]!.emit('ready');
    await vi.waitFor(() => expect(ids(feed)).toBe('dca'), SLOW_MACHINE);
  });

  it('applies events that arrive during a reload', async () => {
    const feed = await started();
    let deliver = () => {};
    // The network is slow.
    vi.stubGlobal('fetch', (address: string) => {
      const now = answer(address);
      return new Promise((resolve) => (deliver = () => resolve(now)));
    });
    [list, revision, asked] = [[c, b], 2, []];
    streams[0]!.emit('ready');
    await vi.waitFor(() => expect(asked).toHaveLength(1), SLOW_MACHINE);
    streams[0]!.emit('media', { changed: [item('d', 40)], removed: ['b'] });
    deliver();
    await vi.waitFor(() => expect(ids(feed)).toBe('dc'), SLOW_MACHINE);
  });

  it('shares one reload among all waiting callers', async () => {
    const feed = await started();
    let deliver = () => {};
    vi.stubGlobal('fetch', (address: string) => {
      const now = answer(address);
      return new Promise((resolve) => (deliver = () => resolve(now)));
    });
    asked = [];
    const first = feed.refresh();
    await vi.waitFor(() => expect(asked).toHaveLength(1), SLOW_MACHINE);
    const others = [feed.refresh(), feed.refresh(), feed.refresh()];
    deliver();
    await first;
    await vi.waitFor(() => expect(asked).toHaveLength(2), SLOW_MACHINE);
    deliver();
    await Promise.all(others);
    expect(asked).toHaveLength(2);
  });

  it('ignores events about other kinds', async () => {
    const feed = await started('images');
    streams[0]!.emit('media', {
      changed: [item('v', 50, 'video/mp4'), item('d', 40)],
      removed: [],
    });
    expect(ids(feed)).toBe('dcba');
  });

  it('holds new items back as long as requested', async () => {
    const feed = await started();
    feed.holdWhile(() => true);
    streams[0]!.emit('media', { changed: [item('d', 40)], removed: [] });
    expect(ids(feed)).toBe('cba');
    feed.showArrivals();
    expect(ids(feed)).toBe('dcba');
  });

  it('does not notify without a change', async () => {
    const feed = await started();
    const listener = vi.fn();
    feed.subscribe(listener);
    feed.showArrivals();
    feed.remove(['unknown']);
    expect(listener).not.toHaveBeenCalled();
    feed.remove(['a']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports an error only while it has no items', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{}', { status: 404 })),
    );
    const feed = new MediaFeed({ hash: 1, kind: 'all' });
    stop = feed.start();
    await vi.waitFor(
      () => expect(feed.current().error?.status).toBe(404),
      SLOW_MACHINE,
    );
    expect(streams).toEqual([]);
  });
});
