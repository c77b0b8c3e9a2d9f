import {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type { MediaItem } from '@hatira/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import { MediaFeed } from '../../../shared/media/feed/media-feed';
import { ToastProvider } from '../../../shared/ui/dialog/toast';
import { IdSet } from '../tools/id-set';
import { Selection } from '../tools/selection';
import { useItemActions } from './use-item-actions';

const item = (id: string) =>
  ({
    id,
    file_name: `${id}.jpg`,
    created_at: '2026-06-14T20:00:00.000Z',
  }) as MediaItem;
const IDS = ['one', 'other', 'third'];

/** A busy machine must not fail the test. */
const SLOW_MACHINE = { timeout: 30_000 };

/** Each call as "METHOD address body". */
let asked: string[];
let trash: Set<string>;
let erased: Set<string>;
let outcome: (work: () => object) => Promise<Response>;
let stop: () => void;

const fine = (work: () => object) =>
  Promise.resolve(Response.json({ success: true, ...work() }));
const networkFails = () => Promise.reject(new TypeError('network failure'));
const answerIsLost = (work: () => object) => {
  work();
  return networkFails();
};

function work(method: string, address: string, body: string): object {
  if (method === 'DELETE') trash.add(address.split('/').at(-1)!);
  const isThere = (id: string) => !trash.has(id) && !erased.has(id);
  if (!address.endsWith('/restore'))
    return { data: IDS.filter(isThere).map(item) };
  const { ids } = JSON.parse(body) as { ids: string[] };
  return { restored: ids.filter((id) => trash.delete(id)).length };
}

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
  [asked, trash, erased, outcome] = [[], new Set(), new Set(), fine];
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    (
      address: string,
      { method = 'GET', body = '' }: { method?: string; body?: string } = {},
    ) => {
      asked.push(`${method} ${address} ${body}`.trim());
      return outcome(() => work(method, address, body));
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function setUp() {
  const feed = new MediaFeed({ hash: 1, kind: 'all' });
  stop = feed.start();
  await vi.waitFor(
    () => expect(feed.current().listing?.isComplete).toBe(true),
    SLOW_MACHINE,
  );
  const { result } = renderHook(
    () => useItemActions(feed, new Selection(), new IdSet()),
    { wrapper: ToastProvider },
  );
  return (id: string) => act(() => result.current.remove(item(id)));
}

const undo = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
const restored = () =>
  asked.filter((call) => call.startsWith('POST /api/media/restore'));

describe('Undo', () => {
  it('restores all files deleted while it was offered', async () => {
    const remove = await setUp();
    await remove('one');
    expect(screen.getByText('“one.jpg” was deleted.')).toBeVisible();
    await remove('other');
    expect(screen.getByText('2 files were deleted.')).toBeVisible();
    undo();
    await waitFor(() =>
      expect(restored()).toEqual([
        'POST /api/media/restore {"ids":["one","other"]}',
      ]),
    );
    await remove('third');
    undo();
    await waitFor(() =>
      expect(restored()[1]).toBe('POST /api/media/restore {"ids":["third"]}'),
    );
  });

  it('reports a complete gallery when the request was lost before the server deleted anything', async () => {
    const remove = await setUp();
    outcome = networkFails;
    await remove('one');
    expect(
      screen.getByText(
        'It is unclear whether the deletion worked. “Undo” brings back any file that is gone.',
      ),
    ).toBeVisible();
    outcome = fine;
    undo();
    expect(
      await screen.findByText(
        'Nothing to restore: everything is still in the gallery.',
        {},
        SLOW_MACHINE,
      ),
    ).toBeVisible();
  });

  it('restores a deleted file whose answer was lost, and counts only deleted files', async () => {
    const remove = await setUp();
    outcome = networkFails;
    await remove('one');
    outcome = answerIsLost;
    await remove('other');
    outcome = fine;
    await remove('third');
    expect(screen.getByText('“third.jpg” was deleted.')).toBeVisible();
    undo();
    expect(
      await screen.findByText('2 files restored.', {}, SLOW_MACHINE),
    ).toBeVisible();
    expect(restored()).toEqual([
      'POST /api/media/restore {"ids":["one","other","third"]}',
    ]);
  });

  it('is not offered when the server refused the deletion', async () => {
    const remove = await setUp();
    outcome = () =>
      Promise.resolve(
        Response.json(
          { success: false, code: 'too_many_requests' },
          { status: 429 },
        ),
      );
    await remove('one');
    expect(
      screen.getByText('The file could not be deleted. Please try again.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is offered again when the restore failed', async () => {
    const remove = await setUp();
    await remove('one');
    outcome = answerIsLost;
    undo();
    await screen.findByText(
      'The files could not be restored. Please try again.',
      {},
      SLOW_MACHINE,
    );
    outcome = fine;
    undo();
    expect(
      await screen.findByText(
        'Nothing to restore: everything is still in the gallery.',
        {},
        SLOW_MACHINE,
      ),
    ).toBeVisible();
  });

  it('reports a failure when the file has been erased', async () => {
    const remove = await setUp();
    await remove('one');
    // Staff erase it.
    erased = new Set(trash);
    trash.clear();
    undo();
    expect(
      await screen.findByText(
        'The files could not be restored. Please try again.',
        {},
        SLOW_MACHINE,
      ),
    ).toBeVisible();
  });
});
