import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const DARK_PAPER = { backgroundColor: 'rgb(20, 17, 15)' };
const body = page.getByCss('body');

it('stay as chosen after a logout', async () => {
  fakePanel({ member: null });
  const panel = await renderPanel('/weddings');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect.element(panel.heading).toHaveText('Ekip girişi');
  await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
  await expect.element(body).toHaveStyle(DARK_PAPER);
  await page.getByLabelText('E-posta').fill('staff@example.com');
  await page.getByLabelText('Parola').fill('a-long-enough-password');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.heading).toHaveText('Düğün Listesi');
  expect(document.documentElement.lang).toBe('tr');
  await expect
    .element(page.getByText('Düğün Arka Plan Yönetim Sistemi'))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Create New Wedding' }))
    .toBeVisible();
  await page.getByRole('button', { name: /^Hesap: / }).click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await expect.element(panel.heading).toHaveText('Ekip girişi');
  await renderPanel('/weddings');
  await expect.element(panel.heading).toHaveText('Ekip girişi');
  await expect.element(body).toHaveStyle(DARK_PAPER);
});

it('are Turkish in a Turkish browser, except for the fixed texts', async () => {
  const wedding = panelWedding();
  fakePanel({ weddings: [wedding] });
  const panel = await renderPanel('/weddings', { language: 'tr' });
  await expect.element(panel.heading).toHaveText('Düğün Listesi');
  await page
    .getByRole('button', { name: `Açık: ${wedding.weddingPath}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('kapat');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveText('Hatalı doğrulama! "disable" yazmanız gerekiyordu.');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await panel.expectToast('İşlem iptal edildi', 'error');
});
