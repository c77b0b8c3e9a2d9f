import { fakePanel, networkFailure, refuse } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import {
  keepCreated,
  panelSummary,
  searchWeddings,
  weddingsAt,
} from '../../../test/weddings';

const open = page.getByRole('button', { name: 'Create New Wedding' });
const dialog = page.getByRole('dialog', { name: 'Create New Wedding' });
const path = dialog.getByRole('textbox', { name: 'Wedding Path' });

describe('a new wedding', () => {
  it('is created, or the reason is named', async () => {
    const weddings = weddingsAt('Elif-200626-Can');
    const api = fakePanel({ weddings })
      .once('createWedding', refuse('slug_taken'))
      .once('createWedding', refuse('slug_reserved'));
    keepCreated(api, weddings);
    const panel = await renderPanel();
    await open.click();
    await expect.element(path).toHaveFocus();
    for (const text of ['must be unique and URL-friendly', 'wedding-2025'])
      await expect.element(dialog).toHaveTextContent(text);

    await path.fill('   ');
    await userEvent.keyboard('{Enter}');
    await panel.expectToast('Wedding path boş olamaz', 'error');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveText('Wedding path boş olamaz');
    await path.fill('ELIF-200626-CAN');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveText('Bu wedding path zaten mevcut');
    await path.fill('pricing');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveText(
        'This path belongs to one of the site’s pages. Choose another one',
      );

    api.on('getSummary', panelSummary({ weddings: 2 }));
    await path.fill(' Gül-140626-Şirin ');
    await expect
      .element(dialog)
      .toHaveTextContent(`${location.origin}/Gül-140626-Şirin`);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await panel.expectToast('“Gül-140626-Şirin” was created', 'success');
    await expect.element(open).toHaveFocus();
    await expect.element(panel.row('Gül-140626-Şirin')).toBeVisible();
    await expect
      .element(page.getByCss('[data-count=weddings]'))
      .toHaveText('2');
    expect(
      api.bodies('createWedding').map(({ weddingPath }) => weddingPath),
    ).toEqual(['ELIF-200626-CAN', 'pricing', 'Gül-140626-Şirin']);
  });

  it('is reported as failed when the server does not answer', async () => {
    fakePanel().on('createWedding', networkFailure());
    const panel = await renderPanel();
    await open.click();
    await path.fill('Ada-010127-Ege');
    await userEvent.keyboard('{Enter}');
    await panel.expectToast('Wedding oluşturulurken hata oluştu', 'error');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is opened from its toast while the list shows others', async () => {
    const weddings = weddingsAt('Elif-200626-Can');
    const api = fakePanel({ weddings });
    keepCreated(searchWeddings(api, weddings), weddings);
    const panel = await renderPanel();
    await page.getByRole('searchbox').fill('Elif-200626-Can');
    await expect
      .poll(() => api.calls('listPanelWeddings').at(-1)?.query.get('filter'))
      .toContain('Elif-200626-Can');
    await open.click();
    await path.fill('Yeni-140626-Çift');
    await userEvent.keyboard('{Enter}');
    await panel.expectToast('“Yeni-140626-Çift” was created', 'success');
    await expect.element(panel.row('Yeni-140626-Çift')).not.toBeInTheDocument();
    await panel.toast
      .getByRole('link', { name: 'Open: Yeni-140626-Çift' })
      .click();
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent('Yeni-140626-Çift');
    expect(location.hash).toMatch(/^#\/weddings\/\d+\/show$/);
    await expect.element(panel.toast).not.toBeInTheDocument();
  });
});
