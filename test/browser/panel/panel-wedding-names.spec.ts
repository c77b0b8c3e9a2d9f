import { API, PAGES } from '@hatira/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { variant } from '../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WORDS = {
  'en-US': {
    path: 'Wedding Path',
    first: 'First partner’s name',
    second: 'Second partner’s name',
    date: 'Date',
    title: 'Title of the gallery',
    dropped: 'Not in the title of the gallery: Su.',
    noDate: 'No date could be read from the path',
    range: 'Enter a day between 2000 and 2099',
    section: 'Names and date',
    change: 'Change names and date',
    save: 'Save',
    saved: (path: string) => `Names and date of ${path} were saved`,
    rename: 'Change the path',
    works: 'The old one keeps working: printed QR codes stay valid',
    renamed: (path: string) => `The new path is ${path}`,
    former: 'Former paths (still work)',
  },
  'tr-TR': {
    path: 'Düğün yolu',
    first: 'Birinci kişinin adı',
    second: 'İkinci kişinin adı',
    date: 'Tarih',
    title: 'Galerinin başlığı',
    dropped: 'Galerinin başlığına alınmıyor: Su.',
    noDate: 'Yoldan tarih okunamadı',
    range: '2000 ile 2099 arasında bir gün girin',
    section: 'Adlar ve tarih',
    change: 'Adları ve tarihi değiştir',
    save: 'Kaydet',
    saved: (path: string) => `${path} için adlar ve tarih kaydedildi`,
    rename: 'Yolu değiştir',
    works: 'Eski yol da çalışmayı sürdürür: basılı QR kodları geçerli kalır',
    renamed: (path: string) => `Yeni yol: ${path}`,
    former: 'Eski yollar (çalışmayı sürdürür)',
  },
} as const;

/** The dialog scrolls; its own width must hold its texts. */
async function expectSound(page: Page): Promise<void> {
  await expectFits(page, '[role=dialog]');
  await expectAccessible(page);
}

async function write(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
}

for (const locale of ['en-US', 'tr-TR'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(
      `in ${locale}, ${viewport.width} pixels wide`,
      variant((locale === 'tr-TR') === (viewport.width === 390), '@desktop'),
      () => {
        test.use({ locale, viewport });
        const words = WORDS[locale];

        test('previews a new wedding, warns, and takes its names and date', async ({
          page,
          panel,
          product,
        }) => {
          await panel.open();
          await page
            .getByRole('button', { name: 'Create New Wedding' })
            .click();
          const dialog = page.getByRole('dialog', {
            name: 'Create New Wedding',
          });
          const preview = dialog.locator('[data-preview]');
          await expect(preview).toBeHidden();
          const path = `Su-140626-Can${Date.now() % 1_000_000}`;
          const field = dialog.getByRole('textbox', { name: words.path });
          await field.fill('Su-320199-Can');
          await expect(preview.getByRole('definition')).toHaveText([
            'Can',
            'Can',
            /./,
          ]);
          const warnings = preview.getByRole('status');
          await expect(warnings).toContainText(words.dropped);
          await expect(warnings).toContainText(words.noDate);
          await expectSound(page);

          await field.fill('Su-140626-Can');
          await expect(preview.getByRole('definition')).toHaveText([
            'Su & Can',
            'Can',
            '14/06/2026',
          ]);
          await expect(warnings).not.toContainText(words.noDate);
          await field.fill(path);
          await write(dialog, {
            [words.first]: 'Su',
            [words.second]: 'Çan',
            [words.date]: '2026-06-20',
          });
          await expect(preview.getByRole('definition')).toHaveText([
            'Su & Çan',
            'Su & Çan',
            '20/06/2026',
          ]);
          await expect(warnings).toBeEmpty();
          await page.keyboard.press('Enter');
          await expect(dialog).toBeHidden();
          const answer = await fetch(product.url + API.weddingHash(path));
          expect(await answer.json()).toMatchObject({
            names: ['Su', 'Çan'],
            date: '20/06/2026',
          });
        });

        test('corrects names, date and path of a wedding', async ({
          consoleWatch,
          page,
          panel,
          product,
        }) => {
          consoleWatch.expect(REFUSED);
          const number = Date.now() % 1_000_000;
          const wedding = await product.createWeddingAt(`su-ela${number}`);
          const other = await product.createWedding();
          const renamed = `Su-140626-Ela${number}`;
          await panel.open(`/weddings/${wedding.hash}/show/page`);
          const section = page.getByRole('region', { name: words.section });
          await expect(section.getByRole('definition').nth(1)).toHaveText(
            `Ela${number}`,
          );

          await section.getByRole('button', { name: words.change }).click();
          const names = page.getByRole('dialog', { name: words.change });
          await write(names, {
            [words.first]: 'Su',
            [words.second]: 'İlâ',
            [words.date]: '1999-12-31',
          });
          await names.getByRole('button', { name: words.save }).click();
          await expect(names.getByRole('alert')).toHaveText(words.range);
          await write(names, { [words.date]: '2026-06-14' });
          await expect(names.locator('[data-preview]')).toContainText(
            'Su & İlâ',
          );
          await expectSound(page);
          await names.getByRole('button', { name: words.save }).click();
          await panel.expectToast(words.saved(wedding.weddingPath), 'success');
          await expect(panel.heading).toHaveText('Su & İlâ');
          await expect(section).toContainText('14/06/2026');

          await section.getByRole('button', { name: words.rename }).click();
          const path = page.getByRole('dialog', { name: words.rename });
          await expect(path).toContainText(words.works);
          const field = path.getByRole('textbox', { name: words.path });
          await expect(field).toBeFocused();
          await field.fill(other.weddingPath);
          await page.keyboard.press('Enter');
          await expect(path.getByRole('alert')).toHaveText(
            'Bu wedding path zaten mevcut',
          );
          await field.fill(renamed);
          await expectSound(page);
          await page.keyboard.press('Enter');
          await panel.expectToast(words.renamed(renamed), 'success');
          await expect(path).toBeHidden();
          await expect(
            section.getByRole('list', { name: words.former }),
          ).toHaveText(`/${wedding.weddingPath}`);
          await expect(
            page.getByRole('link', { name: `/${renamed}` }).first(),
          ).toBeVisible();
          await expectFits(page, 'main');
          await expectAccessible(page);

          await page.goto(PAGES.upload(wedding.weddingPath));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Su & İlâ',
          );
        });
      },
    );
  }
}
