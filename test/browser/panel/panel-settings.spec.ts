import { API } from '@hatira/contract';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.describe('the settings', { tag: '@desktop' }, () => {
  test('take effect at once and can be reset to the default', async ({
    page,
    panel,
    product,
  }) => {
    const config = async () =>
      (
        (await (await fetch(product.url + API.config)).json()) as {
          data: { brandName: string };
        }
      ).data.brandName;
    await panel.open('/settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    const original = await brand.inputValue();
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await brand.fill('Anılar');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(brand).toHaveValue(original);
    await brand.fill('Anılar');
    await save.click();
    await panel.expectToast('Settings saved', 'success');
    await expect(page.getByText('Set in the panel')).toBeVisible();
    await expect.poll(config).toBe('Anılar');

    await page
      .getByRole('button', { name: 'Reset to default: Brand name' })
      .click();
    await expect(
      page.getByText(`Resets to the default when saved: ${original}`),
    ).toBeVisible();
    await save.click();
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
    await expect(brand).toHaveValue(original);
    await expect.poll(config).toBe(original);
  });
});

test.describe('language and look', { tag: '@desktop' }, () => {
  test('stay as chosen after a logout', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.goto('/weddings');
    await page.getByRole('button', { name: 'Türkçe' }).click();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      'rgb(20, 17, 15)',
    );
    await page.getByLabel('E-posta').fill('staff@example.com');
    await page.getByLabel('Parola').fill('a-long-enough-password');
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText('Düğün Listesi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(
      page.getByText('Düğün Arka Plan Yönetim Sistemi'),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Create New Wedding' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Hesap: / }).click();
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await page.reload();
    await expect(panel.heading).toHaveText('Ekip girişi');
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      'rgb(20, 17, 15)',
    );
  });

  test.describe('in a Turkish browser', () => {
    test.use({ locale: 'tr-TR' });

    test('are Turkish, except for the fixed texts', async ({
      page,
      panel,
      wedding,
    }) => {
      await panel.open('/weddings');
      await expect(panel.heading).toHaveText('Düğün Listesi');
      await page.getByRole('searchbox').fill(wedding.weddingPath);
      await page
        .getByRole('button', { name: `Açık: ${wedding.weddingPath}` })
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('kapat');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        'Hatalı doğrulama! "disable" yazmanız gerekiyordu.',
      );
      await page.getByRole('button', { name: 'Vazgeç' }).click();
      await panel.expectToast('İşlem iptal edildi', 'error');
    });
  });
});
