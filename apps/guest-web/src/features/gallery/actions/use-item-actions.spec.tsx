import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { MediaItem } from '@hatira/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import { MediaFeed } from '../../../shared/media/media-feed';
import { ToastProvider } from '../../../shared/ui/toast';
import { IdSet } from '../grid/id-set';
import { Selection } from '../grid/selection';
import { useItemActions } from './use-item-actions';

const item = (id: string) => ({ id, file_name: `${id}.jpg` }) as MediaItem;

/** What the server was asked, as "METHOD address body". */
let asked: string[];
let answer: () => Promise<Response>;
const fine = () => Promise.resolve(Response.json({ success: true, data: [] }));
const lineBreaks = () => Promise.reject(new TypeError('no line'));

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
  [asked, answer] = [[], fine];
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    asked.push(`${method} ${address} ${body}`.trim());
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const feed = new MediaFeed({ hash: 1, kind: 'all' });
  const { result } = renderHook(() => useItemActions(feed, new Selection(), new IdSet()), { wrapper: ToastProvider });
  return (id: string) => act(() => result.current.remove(item(id)));
}

const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
const restored = () => asked.filter((call) => call.startsWith('POST /api/media/restore'));

describe('Undo', () => {
  it('takes back all that was deleted while it was offered', async () => {
    const remove = setUp();
    await remove('one');
    expect(screen.getByText('“one.jpg” was deleted.')).toBeVisible();
    await remove('other');
    expect(screen.getByText('2 files were deleted.')).toBeVisible();
    undo();
    await waitFor(() => expect(restored()).toEqual(['POST /api/media/restore {"ids":["one","other"]}']));
    await remove('third');
    undo();
    await waitFor(() => expect(restored()[1]).toBe('POST /api/media/restore {"ids":["third"]}'));
  });

  it('is offered where the answer was lost, for the file may be gone', async () => {
    const remove = setUp();
    answer = lineBreaks;
    await remove('one');
    expect(screen.getByText('The file could not be deleted. Please try again.')).toBeVisible();
    answer = fine;
    undo();
    await waitFor(() => expect(restored()).toEqual(['POST /api/media/restore {"ids":["one"]}']));
  });

  it('is not offered where nothing was done', async () => {
    const remove = setUp();
    answer = () => Promise.resolve(Response.json({ success: false, code: 'too_many_requests' }, { status: 429 }));
    await remove('one');
    expect(screen.getByText('The file could not be deleted. Please try again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is offered again when it did not work', async () => {
    const remove = setUp();
    await remove('one');
    answer = lineBreaks;
    undo();
    await screen.findByText('It could not be brought back. Please try again.');
    answer = fine;
    undo();
    await waitFor(() => expect(restored()).toHaveLength(2));
  });
});
