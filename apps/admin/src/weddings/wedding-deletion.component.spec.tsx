import {
  fakePanel,
  foreignAnswer,
  networkFailure,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';
import { weddingsAt } from '../../test/weddings';

const PATH = 'Elif-200626-Can';
const EMPTY = {
  canDelete: true,
  details: { media: { count: 0 }, background: { count: 0 } },
};
const full = panelWedding({
  weddingPath: PATH,
  mediaCount: 2,
  hasBackground: true,
});
const FULL = {
  canDelete: false,
  details: { media: { count: 2 }, background: { count: 1 } },
};
const guarded = page.getByRole('button', { name: `Protected: ${PATH}` });
const alert = page.getByRole('alertdialog');

describe('the deletion of a wedding', () => {
  it('asks for the typed word', async () => {
    const weddings = weddingsAt(PATH);
    const api = fakePanel({ weddings })
      .on('validateDeletion', EMPTY)
      .on('deleteWedding', () => {
        weddings.pop();
        return {};
      });
    const panel = await renderPanel();
    await page.getByRole('button', { name: `Delete: ${PATH}` }).click();
    await panel.confirm('sil');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveText('Hatalı doğrulama! "delete" yazmanız gerekiyordu.');
    expect(api.changes).toEqual([]);
    await panel.confirm('delete');
    await panel.expectToast(`“${PATH}” was deleted`, 'success');
    await expect.element(panel.row(PATH)).not.toBeInTheDocument();
    await expect.element(panel.heading).toHaveFocus();
    await expect
      .poll(() => api.calls('deleteWedding').map(({ params }) => params))
      .toEqual([{ weddingPath: PATH }]);
  });

  it('is closed for a wedding with files, whose number is shown', async () => {
    const api = fakePanel({ weddings: [full] }).on('validateDeletion', FULL);
    const panel = await renderPanel();
    await expect
      .element(panel.row(PATH).getByRole('img', { name: 'Has a background' }))
      .toBeVisible();
    await guarded.click();
    for (const text of [
      '2 photos/videos',
      '1 background image',
      'Delete them manually first',
    ])
      await expect.element(alert).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(guarded).toHaveFocus();
    await guarded.click();
    await alert.getByRole('link', { name: 'Go to the background' }).click();
    await expect.element(panel.heading).toHaveText('Background Manager');
    expect(location.hash).toContain(`hash=${full.hash}`);
    expect(api.changes).toEqual([]);
  });

  it('shows a pending check at once, and one question at a time', async () => {
    const [empty] = weddingsAt('bos');
    const other = page.getByRole('button', { name: 'Delete: bos' });
    const api = fakePanel({
      weddings: [panelWedding({ ...full }, 2), { ...empty!, hash: 5, id: 5 }],
    }).on('validateDeletion', FULL);
    const held = api.hold('validateDeletion');
    await renderPanel();
    await guarded.click();
    await expect.element(guarded).toHaveAttribute('aria-busy', 'true');
    await expect
      .element(guarded.getByRole('progressbar', { includeHidden: true }))
      .toBeVisible();
    await expect.element(other).toHaveAttribute('aria-disabled', 'true');
    for (const dead of [other, guarded]) await dead.click({ force: true });
    held.release();
    await expect.element(alert).toHaveTextContent(PATH);
    await expect.poll(() => api.calls('validateDeletion')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(guarded).toHaveFocus();
    await expect.element(other).toHaveAttribute('aria-disabled', 'false');
  });

  it('is left to the server when the content is unknown', async () => {
    const api = fakePanel({ weddings: [full] })
      .on('validateDeletion', foreignAnswer(500, '{}'))
      .once('deleteWedding', refuse('wedding_has_files'))
      .on('deleteWedding', networkFailure());
    const panel = await renderPanel();
    await guarded.click();
    await panel.confirm('delete');
    await panel.expectToast(
      'This wedding has files. Delete them first',
      'error',
    );
    await guarded.click();
    await panel.confirm('delete');
    await panel.expectToast('Wedding silinirken hata oluştu', 'error');
    await expect.element(panel.row(PATH)).toBeVisible();
    await expect.poll(() => api.calls('deleteWedding')).toHaveLength(2);
  });
});
