import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import {
  fakePanel,
  panelBackground,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const SAMPLE = panelWedding({ weddingPath: 'Elif-200626-Can' });
const button = (name: string) =>
  page.getByRole('button', { name, exact: true });
const restore = button(`Restore: ${SAMPLE.weddingPath}`);
const eraseNow = button(`Erase now: ${SAMPLE.weddingPath}`);

function trashedWedding() {
  const wedding = { ...SAMPLE, deletedAt: new Date().toISOString() };
  return { wedding, api: fakePanel({ weddings: [wedding] }) };
}

function trashedBackground() {
  const background = panelBackground({
    weddingPath: SAMPLE.weddingPath,
    backgroundUrl: null,
    deletedAt: new Date().toISOString(),
  });
  return { background, api: fakePanel({ backgrounds: [background] }) };
}

describe('the trash of weddings', () => {
  it('restores a wedding', async () => {
    const { wedding, api } = trashedWedding();
    api.on('restoreWedding', () => {
      Object.assign(wedding, { deletedAt: null });
      return wedding;
    });
    const panel = await renderPanel('/trash');
    await page.getByRole('tab', { name: 'Weddings' }).click();
    await restore.click();
    await panel.expectToast(`“${wedding.weddingPath}” was restored`, 'success');
    await expect.element(restore).not.toBeInTheDocument();
    await panel.tab('Wedding List').click();
    await expect.element(panel.row(wedding.weddingPath)).toBeVisible();
  });

  it('erases a wedding by its path', async () => {
    const { wedding, api } = trashedWedding();
    api.on('eraseWedding', { changed: 1 });
    const panel = await renderPanel('/trash?kind=weddings');
    await eraseNow.click();
    await panel.confirm('delete');
    await expect.element(panel.confirmation.getByRole('alert')).toBeVisible();
    expect(api.changes).toEqual([]);
    api.on('listPanelWeddings', []);
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast(`“${wedding.weddingPath}” was erased`, 'success');
    await expect.element(eraseNow).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('eraseWedding'))
      .toEqual([{ confirm: wedding.weddingPath }]);
  });

  it('explains a restore that fails because the path is in use', async () => {
    trashedWedding().api.on('restoreWedding', refuse('slug_in_use'));
    const panel = await renderPanel('/trash?kind=weddings');
    await restore.click();
    await panel.expectToast(
      'Another wedding now uses this path. To restore this one, delete the other first (it stays in the trash)',
      'error',
    );
  });
});

describe('the trash of backgrounds', () => {
  it('explains why a background stays, and restores it', async () => {
    const { background, api } = trashedBackground();
    api.once('restoreBackground', refuse('background_exists'));
    const panel = await renderPanel('/trash');
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    await restore.click();
    await panel.expectToast(
      'This wedding already has a background. Delete it first',
      'error',
    );
    api.on('restoreBackground', () => {
      Object.assign(background, { deletedAt: null });
      return background;
    });
    await restore.click();
    await panel.expectToast(`“${SAMPLE.weddingPath}” was restored`, 'success');
    await expect.element(restore).not.toBeInTheDocument();
  });

  it('erases a background by its wedding’s path', async () => {
    const { background, api } = trashedBackground();
    api.on('eraseBackground', { changed: 1 });
    const panel = await renderPanel('/trash?kind=backgrounds');
    await eraseNow.click();
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent(background.fileName);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(eraseNow).toBeVisible();
    await eraseNow.click();
    api.on('listPanelBackgrounds', []);
    await panel.confirm(SAMPLE.weddingPath);
    await panel.expectToast(`“${SAMPLE.weddingPath}” was erased`, 'success');
    await expect.element(eraseNow).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('eraseBackground'))
      .toEqual([{ confirm: SAMPLE.weddingPath }]);
  });
});

it('the trash is accessible in both schemes, with its questions', async () => {
  const deletedAt = new Date().toISOString();
  const weddings = [{ ...SAMPLE, deletedAt }];
  const { background } = trashedBackground();
  fakePanel({ weddings, backgrounds: [background] });
  for (const kind of ['weddings', 'backgrounds']) {
    const panel = await renderPanel(`/trash?kind=${kind}`, {
      reducedMotion: 'reduce',
    });
    await eraseNow.click();
    await expect.element(panel.confirmation).toBeVisible();
    await expectAccessibleInBothSchemes();
  }
});
