import {
  auditEntry,
  contactMessage,
  fakePanel,
  panelBackground,
  SAMPLE_TIME,
} from '@hatira/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import { searchWeddings, weddingsAt } from '../../../test/weddings';

interface DrawnNode {
  nodeId: number;
  pseudoType?: string;
  attributes?: string[];
}

interface Devtools {
  send(method: 'DOM.enable'): Promise<void>;
  send(
    method: 'DOM.getFlattenedDocument',
    options: { depth: number; pierce: boolean },
  ): Promise<{ nodes: DrawnNode[] }>;
  send(method: 'DOM.getBoxModel', node: { nodeId: number }): Promise<object>;
}

const IN_ADDRESS = ['weddings', 'media', 'contact-messages', 'audit'];
const LISTS = [
  'weddings',
  'media',
  'contact-messages',
  'audit',
  'backgrounds',
  'trash?kind=weddings',
];
const search = page.getByRole('searchbox');
/** Words are sent so long after the last letter. */
const PAUSE_MS = 500;

const found = (list: string, q: string) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

/** Searches for one wedding, then for the other. */
async function searchForBoth() {
  searchWeddings(fakePanel(), weddingsAt('geri-bir', 'geri-iki'));
  const panel = await renderPanel();
  for (const path of ['geri-bir', 'geri-iki']) {
    await search.fill(path);
    await expect.element(page.getByText('1-1 of 1')).toBeVisible();
    await expect.element(panel.row(path)).toBeVisible();
  }
  return panel;
}

describe('the search box of a list', () => {
  it('shows the words of the rows after Back and Forward', async () => {
    const panel = await searchForBoth();
    history.back();
    await expect.element(panel.row('geri-bir')).toBeVisible();
    await expect.element(panel.row('geri-iki')).not.toBeInTheDocument();
    await expect.element(search).toHaveValue('geri-bir');
    history.forward();
    await expect.element(panel.row('geri-iki')).toBeVisible();
    await expect.element(search).toHaveValue('geri-iki');
  });

  it('shows them also after a text that was typed and taken back', async () => {
    const panel = await searchForBoth();
    const entries = vi.spyOn(history, 'pushState');
    await search.click();
    await userEvent.keyboard('{End}x{Backspace}');
    // The words are sent again, for the history.
    await expect.poll(() => entries.mock.calls).toHaveLength(1);
    history.back();
    history.back();
    await expect.element(panel.row('geri-bir')).toBeVisible();
    await expect.element(search).toHaveValue('geri-bir');
  });

  it('keeps an order that is chosen before the words are sent', async () => {
    const weddings = weddingsAt('csv-b', 'csv-c', 'csv-a', 'other');
    const api = searchWeddings(fakePanel(), weddings);
    await renderPanel('/weddings?perPage=10');
    const order = page.getByRole('button', { name: 'Wedding Path' });
    await expect.element(order).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await search.fill('csv');
    vi.advanceTimersByTime(PAUSE_MS - 1);
    // A click of the mouse waits for the page, and may come after the words.
    (order.element() as HTMLElement).click();
    // The words are due, and sent a moment later, while the page does not show the order.
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(page.getByText('1-3 of 3')).toBeVisible();
    const last = api.calls('listPanelWeddings').at(-1)?.query;
    expect(last?.get('filter')).toContain('csv');
    expect(last?.get('sort')).toContain('weddingPath');
  });

  it.each(IN_ADDRESS)('follows a link to other words: %s', async (list) => {
    fakePanel();
    await renderPanel(found(list, 'ayşe'));
    await expect.element(search).toHaveValue('ayşe');
    location.hash = found(list, 'fatma');
    await expect.element(search).toHaveValue('fatma');
    history.back();
    await expect.element(search).toHaveValue('ayşe');
  });

  it.each(LISTS)(
    'has one cross, which keeps the focus in the box: %s',
    async (list) => {
      const [wedding, gone] = weddingsAt('Elif-200626-Can', 'gone');
      fakePanel({
        weddings: [wedding!, { ...gone!, deletedAt: SAMPLE_TIME }],
        backgrounds: [panelBackground()],
        messages: [contactMessage()],
        audit: [auditEntry()],
      });
      await renderPanel(`/${list}`);
      await search.fill('ayşe');
      expect(await isNativeCrossDrawn()).toBe(false);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect.element(search).toHaveValue('');
      await expect.element(search).toHaveFocus();
    },
  );
});

async function isNativeCrossDrawn(): Promise<boolean> {
  const devtools = cdp() as unknown as Devtools;
  await devtools.send('DOM.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', {
    depth: -1,
    pierce: true,
  });
  const cross = nodes.find(
    ({ pseudoType, attributes = [] }) =>
      pseudoType === undefined &&
      attributes.includes('-webkit-search-cancel-button'),
  );
  expect(cross, 'the button of the browser').toBeDefined();
  return devtools.send('DOM.getBoxModel', { nodeId: cross!.nodeId }).then(
    () => true,
    () => false,
  );
}
