import { API, PAGES } from '@hatira/contract';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'tr-TR',
  viewport: { width: 390, height: 844 },
});

async function write(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
}

test(
  'staff create a wedding with names, and correct names, date and path',
  { tag: '@desktop' },
  async ({ page, panel, product }) => {
    const number = Date.now() % 1_000_000;
    const [path, renamed] = [`su-ela${number}`, `Su-140626-Ela${number}`];
    const naming = async () =>
      (await (
        await fetch(product.url + API.weddingHash(path))
      ).json()) as object;
    await panel.open();
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Wedding' });
    await write(dialog, {
      'Birinci kişinin adı': 'Su',
      'İkinci kişinin adı': 'Çan',
      Tarih: '2026-06-20',
    });
    await dialog.getByRole('textbox', { name: 'Düğün yolu' }).fill(path);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await naming()).toMatchObject({
      names: ['Su', 'Çan'],
      date: '20/06/2026',
    });

    await page.getByRole('link', { name: path, exact: true }).click();
    await page.getByRole('tab', { name: 'Sayfa' }).click();
    const section = page.getByRole('region', { name: 'Adlar ve tarih' });
    const change = 'Adları ve tarihi değiştir';
    await section.getByRole('button', { name: change }).click();
    const names = page.getByRole('dialog', { name: change });
    await write(names, { 'İkinci kişinin adı': 'İlâ', Tarih: '2026-06-14' });
    await names.getByRole('button', { name: 'Kaydet' }).click();
    await panel.expectToast(
      `${path} için adlar ve tarih kaydedildi`,
      'success',
    );
    await expect(panel.heading).toHaveText('Su & İlâ');

    await section.getByRole('button', { name: 'Yolu değiştir' }).click();
    await page.getByRole('textbox', { name: 'Düğün yolu' }).fill(renamed);
    await page.keyboard.press('Enter');
    await panel.expectToast(`Yeni yol: ${renamed}`, 'success');
    await expect(
      section.getByRole('list', {
        name: 'Eski yollar (çalışmayı sürdürür)',
      }),
    ).toHaveText(`/${path}`);

    await page.goto(PAGES.upload(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Su & İlâ',
    );
  },
);
