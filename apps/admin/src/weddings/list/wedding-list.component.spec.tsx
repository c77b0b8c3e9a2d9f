import {
  expectAccessibleInBothSchemes,
  expectFits,
  textsOf,
} from '@hatira/component-specs';
import { PAGES } from '@hatira/contract';
import { fakePanel, foreignAnswer, panelWedding } from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import { searchWeddings, weddingsAt } from '../../../test/weddings';

const PATH = 'Elif-200626-Can';
/** React-admin's filter form waits this long. */
const SEARCH_DELAY_MS = 500;
const search = page.getByRole('searchbox');
const pathColumn = page.getByRole('button', { name: 'Wedding Path' });
const paths = page.getByRole('row').getByRole('link', { name: /^[a-z]+-\d+$/ });

function numbered(mark: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${mark}-${10 + index}`);
}

function header(name: string) {
  return page.getByCss('thead').getByText(name, { exact: true });
}

describe('the wedding list', () => {
  it('links the pages of guests and couple', async () => {
    const [wedding] = weddingsAt(PATH);
    fakePanel({ weddings: [wedding!] });
    const panel = await renderPanel();
    const { hash, weddingPath } = wedding!;
    const pages = {
      'View Page': PAGES.upload(weddingPath),
      'Web Album': PAGES.gallery(hash),
      'Mobile Album': PAGES.mobileGallery(hash),
    };
    for (const [name, address] of Object.entries(pages)) {
      const link = panel.row(weddingPath).getByRole('link', {
        name: `${name}: ${weddingPath} (opens in a new tab)`,
      });
      await expect.element(link).toHaveAttribute('href', address);
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
  });

  it('asks the server for pages, an order and found words', async () => {
    const weddings = weddingsAt(...numbered('sayfa', 12), 'tek-99');
    const api = searchWeddings(fakePanel(), weddings);
    await renderPanel('/weddings?perPage=10');
    await search.fill('SAYFA');
    await expect.element(page.getByText('1-10 of 12')).toBeVisible();
    await pathColumn.click();
    await expect.poll(() => textsOf(paths)[0]).toBe('sayfa-10');
    await pathColumn.click();
    await expect.poll(() => textsOf(paths)[0]).toBe('sayfa-21');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.element(page.getByText('11-12 of 12')).toBeVisible();
    await expect.poll(() => textsOf(paths)).toEqual(['sayfa-11', 'sayfa-10']);
    const { query } = api.calls('listPanelWeddings').at(-1)!;
    expect(Object.fromEntries(query)).toMatchObject({
      filter: '{"q":"SAYFA"}',
      range: '[10,19]',
      sort: '["weddingPath","DESC"]',
    });
    await search.fill('sayfa-9');
    await expect
      .element(page.getByText('No results match your search.'))
      .toBeVisible();
  });

  it('keeps an order that is chosen before the search is sent', async () => {
    const weddings = weddingsAt(...numbered('sira', 2), 'tek-99');
    const api = searchWeddings(fakePanel(), weddings);
    await renderPanel();
    await expect.element(paths).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await search.fill('sira');
    await pathColumn.click();
    const asked = () => api.calls('listPanelWeddings').at(-1)!.query;
    await expect.poll(() => asked().get('sort')).toBe('["weddingPath","ASC"]');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS);
    vi.useRealTimers();
    await expect.element(page.getByText('1-2 of 2')).toBeVisible();
    expect(textsOf(paths)).toEqual(['sira-10', 'sira-11']);
    expect(asked().get('sort')).toBe('["weddingPath","ASC"]');
  });

  it('reports a read of more than 60 seconds, and reads again', async () => {
    const api = fakePanel({ weddings: weddingsAt(PATH) });
    const panel = await renderPanel('/settings');
    await expect.element(panel.tab('Wedding List')).toBeVisible();
    const held = api.hold('listPanelWeddings');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await panel.tab('Wedding List').click();
    await expect.poll(() => api.calls('listPanelWeddings')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(textsOf(panel.toast)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await panel.expectToast('Error fetching weddings', 'error');
    held.release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.row(PATH)).toBeVisible();
  });

  it('reports a failed read, and reads again', async () => {
    fakePanel({ weddings: weddingsAt(PATH) }).once(
      'listPanelWeddings',
      foreignAnswer(500, '{}'),
    );
    const panel = await renderPanel();
    await panel.expectToast('Error fetching weddings', 'error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.row(PATH)).toBeVisible();
  });
});

describe('the columns of the wedding list', () => {
  const [first, second, third] = weddingsAt('b-1', 'c-1', 'a-1');
  const weddings = [
    {
      ...first!,
      mediaCount: 2,
      storageBytes: 9e6,
      lastUploadAt: '2026-06-21T10:00:00.000Z',
    },
    {
      ...second!,
      mediaCount: 1,
      failedCount: 1,
      storageBytes: 1e6,
      lastUploadAt: '2026-06-22T10:00:00.000Z',
    },
    {
      ...third!,
      created_at: '2026-06-01T10:00:00.000Z',
      lastUploadAt: '2026-06-01T10:00:00.000Z',
    },
  ];

  it('count files, in red when some failed', async () => {
    fakePanel({ weddings });
    const panel = await renderPanel();
    const files = panel.row('c-1').getByRole('cell').nth(5);
    await expect.element(files).toHaveText('1 (1 cannot be shown)');
    await expect
      .element(files.getByText('cannot be shown'))
      .toHaveStyle({ color: 'rgb(179, 38, 30)' });
    await expect
      .element(panel.row('a-1').getByRole('cell').nth(5))
      .toHaveText('0');
    await expectFits('main');
    await expectAccessibleInBothSchemes();
  });

  it('sort, and keep the order after a reload', async () => {
    fakePanel({ weddings });
    await renderPanel();
    for (const [column, order] of [
      ['Files', ['b-1', 'c-1', 'a-1']],
      ['Last upload', ['c-1', 'b-1', 'a-1']],
      ['Storage', ['b-1', 'c-1', 'a-1']],
      ['Wedding Path', ['a-1', 'b-1', 'c-1']],
    ] as const) {
      await header(column).click();
      await expect.poll(() => textsOf(paths)).toEqual(order);
    }
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Created' }).click();
    await userEvent.keyboard('{Escape}');
    await header('Created').click();
    await expect.poll(() => textsOf(paths)).toEqual(['b-1', 'c-1', 'a-1']);
    await header('Created').click();
    await expect.poll(() => textsOf(paths)).toEqual(['a-1', 'c-1', 'b-1']);
    await renderPanel();
    await expect.poll(() => textsOf(paths)).toEqual(['a-1', 'c-1', 'b-1']);
  });
});

describe('the focus mark', () => {
  it('is an outline on sort headers, buttons, tabs and links', async () => {
    fakePanel({ weddings: [panelWedding({ weddingPath: PATH })] });
    const panel = await renderPanel();
    const link = page.getByRole('link', { name: PATH, exact: true });
    await expect.element(link).toBeVisible();
    const sort = page.getByRole('columnheader').getByRole('button').first();
    for (const place of [
      sort,
      page.getByRole('button', { name: 'Create New Wedding' }),
      link,
      panel.tab('Media'),
    ]) {
      await userEvent.keyboard('{Tab}');
      (place.element() as HTMLElement).focus();
      await expect
        .element(place)
        .toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
      await expect
        .element(page.getByCss('.MuiTouchRipple-ripplePulsate'))
        .not.toBeInTheDocument();
    }
    await panel.heading.click();
    await expect.element(sort).not.toHaveStyle({ outlineStyle: 'solid' });
  });
});
