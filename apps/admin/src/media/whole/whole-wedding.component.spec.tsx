import type { PanelMedia, PanelWedding } from '@hatira/contract';
import {
  archiveState,
  fakePanel,
  panelMedia,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeMedia } from '../../../test/media';
import { renderPanel } from '../../../test/panel';

const UNTIL = '2026-06-21T10:00:00.000Z';
const wedding = panelWedding({ weddingPath: 'Elif-200626-Can' });
const ticked = page
  .getByRole('main')
  .getByRole('listitem')
  .getByRole('checkbox');
const button = (name: string) =>
  page.getByRole('button', { name, exact: true });
const selectAll = button('Select all 3 files of this wedding');

/** Two files a page, so that three fill more than one. */
function listOf(filter: object = {}): string {
  const query = new URLSearchParams({
    filter: JSON.stringify({ weddingHash: wedding.hash, ...filter }),
    sort: 'createdAt',
    order: 'DESC',
    page: '1',
    perPage: '2',
  });
  return `/media?${query}`;
}

function filesOf(
  { hash: weddingHash, weddingPath }: PanelWedding,
  count: number,
  changed: Partial<PanelMedia> = {},
): PanelMedia[] {
  return Array.from({ length: count }, (_, index) =>
    panelMedia({ weddingHash, weddingPath, ...changed }, index + 1),
  );
}

function fakeThree(changed: Partial<PanelMedia> = {}) {
  const media = filesOf(wedding, 3, changed);
  const total = { count: 3, bytes: 6_000_000 };
  const none = { count: 0, bytes: 0 };
  const isDeleted = changed.deletedAt !== undefined;
  return fakeMedia(fakePanel({ weddings: [wedding], media }), media).on(
    'countWeddingMedia',
    {
      live: isDeleted ? none : total,
      trash: isDeleted ? total : none,
      until: UNTIL,
    },
  );
}

describe('all files of a wedding', () => {
  it('are deleted by the typed path, up to the moment of the question', async () => {
    const api = fakeThree().on('trashWeddingMedia', { changed: 3 });
    const panel = await renderPanel(listOf());
    await selectAll.click();
    await expect
      .element(page.getByText('All 3 files of this wedding are selected'))
      .toBeVisible();
    await expect.element(ticked.nth(1)).toBeChecked();
    await button('Delete').click();
    await expect
      .element(panel.confirmation)
      .toHaveTextContent(`3 files of ${wedding.weddingPath} (`);
    await panel.confirm('delete');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveTextContent('Hatalı doğrulama!');
    expect(api.changes).toEqual([]);
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast('3 files were deleted', 'success');
    await expect
      .poll(() => api.bodies('trashWeddingMedia'))
      .toEqual([{ confirm: wedding.weddingPath, until: UNTIL }]);
  });

  it('are no longer selected when one is unticked', async () => {
    fakeThree();
    await renderPanel(listOf());
    await selectAll.click();
    await ticked.nth(1).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await expect.element(selectAll).toBeVisible();
  });

  it('are restored from the trash', async () => {
    const api = fakeThree({ deletedAt: new Date().toISOString() }).on(
      'restoreWeddingMedia',
      { changed: 3 },
    );
    const panel = await renderPanel(listOf({ isDeleted: true }));
    await selectAll.click();
    await button('Restore').click();
    await panel.expectToast('3 files were restored', 'success');
    await expect
      .poll(() => api.bodies('restoreWeddingMedia'))
      .toEqual([{ until: UNTIL }]);
  });

  it('are erased from the trash by the typed path', async () => {
    const api = fakeThree({ deletedAt: new Date().toISOString() }).on(
      'eraseWeddingMedia',
      { changed: 3 },
    );
    const panel = await renderPanel(listOf({ isDeleted: true }));
    await expect.element(page.getByText('30 days left').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Open: / })
      .first()
      .click();
    await expect
      .element(page.getByRole('dialog').getByRole('img'))
      .toHaveAttribute(
        'src',
        expect.stringMatching(/^\/api\/admin\/.+\/preview$/),
      );
    await page.getByRole('button', { name: 'Close' }).click();
    await selectAll.click();
    await button('Erase now').click();
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast('3 files were erased', 'success');
    await expect
      .poll(() => api.bodies('eraseWeddingMedia'))
      .toEqual([{ confirm: wedding.weddingPath, until: UNTIL }]);
  });

  it('are downloaded as a zip whose failure is reported', async () => {
    const api = fakeThree().on('createArchive', refuse('storage_full'));
    const panel = await renderPanel(`/weddings/${wedding.hash}/show`);
    await button('Download all').click();
    await expect.element(panel.toastOf('error')).toBeVisible();
    // An address that stays on the page.
    const archive = archiveState({ fileCount: 3, downloadUrl: '#/weddings' });
    api.on('createArchive', archive);
    await button('Download all').click();
    await panel.expectToast(
      /^The download of 3 files \(.+ MB\) has started$/,
      'success',
    );
    await expect
      .poll(() => api.bodies('createArchive')[1])
      .toMatchObject({
        hash: wedding.hash,
        language: 'en',
      });
  });
});

describe('a question about several weddings', () => {
  const weddings = ['a', 'b'].map((name, index) =>
    panelWedding({ weddingPath: `Cok-${name}` }, index + 1),
  );

  it('names each wedding', async () => {
    const api = fakePanel({ weddings });
    const panel = await renderPanel('/weddings');
    for (const { weddingPath } of weddings)
      await panel.row(weddingPath).getByRole('checkbox').click();
    await button('Disable uploads').click();
    const names = panel.confirmation.getByRole('listitem');
    await expect.element(names).toHaveLength(2);
    for (const { weddingPath } of weddings)
      await expect.element(names.getByText(weddingPath)).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('names each wedding with its number of files', async () => {
    const media = weddings.flatMap((one, index) => filesOf(one, 2 - index));
    media.forEach((file, index) =>
      Object.assign(file, { id: panelMedia({}, index + 1).id }),
    );
    fakeMedia(fakePanel({ weddings, media }), media);
    const panel = await renderPanel('/media');
    await page
      .getByRole('checkbox', { name: 'Select all on this page' })
      .click();
    await button('Delete').click();
    const names = panel.confirmation.getByRole('listitem');
    await expect.element(names.getByText('Cok-a: 2 files')).toBeVisible();
    await expect.element(names.getByText('Cok-b: 1 file')).toBeVisible();
  });
});
