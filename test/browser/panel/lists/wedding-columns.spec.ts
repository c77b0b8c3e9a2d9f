import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { expectFits } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { variant } from '../../../support/browser/variant.js';

const paths = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(a|b|c)-sira/ });

async function sortBy(page: Page, column: string): Promise<void> {
  await page.locator('thead').getByText(column, { exact: true }).click();
}

test.describe('the columns of the wedding list', { tag: '@desktop' }, () => {
  test('count files in red when some failed, and sort', async ({
    page,
    panel,
    product,
    samples,
  }) => {
    const mark = `sira${Date.now() % 100_000}`;
    const [first, second, third] = await Promise.all(
      ['b', 'c', 'a'].map((name) => product.createWeddingAt(`${name}-${mark}`)),
    );
    await product.addPhoto(first!, samples.photos[0]);
    await product.addPhoto(first!, samples.photos[1]);
    await product.addPhoto(second!, samples.unreadable);
    await product.expectProcessed(first!);
    await product.expectProcessed(second!);

    await panel.open();
    await panel.search(mark);
    await expect(page.getByRole('row')).toHaveCount(4);
    const files = panel.row(second!.weddingPath).getByRole('cell').nth(4);
    await expect(files).toHaveText('1 (1 cannot be shown)');
    await expect(files.getByText('cannot be shown')).toHaveCSS(
      'color',
      'rgb(179, 38, 30)',
    );
    await expect(
      panel.row(third!.weddingPath).getByRole('cell').nth(4),
    ).toHaveText('0');
    await expectAccessibleInBothSchemes(page);

    await sortBy(page, 'Files');
    await expect(paths(page)).toHaveText([
      first!.weddingPath,
      second!.weddingPath,
      third!.weddingPath,
    ]);
    await sortBy(page, 'Last upload');
    await expect(paths(page).first()).toHaveText(second!.weddingPath);
    await sortBy(page, 'Storage');
    await expect(paths(page).first()).toHaveText(first!.weddingPath);
    await sortBy(page, 'Wedding Path');
    await expect(paths(page).first()).toHaveText(third!.weddingPath);

    const newest = await product.createWeddingAt(`a-${mark}-son`);
    await sortBy(page, 'Created');
    await expect(paths(page).first()).toHaveText(newest.weddingPath);
    await page.reload();
    await expect(paths(page).first()).toHaveText(newest.weddingPath);
  });
});

test.describe('a created wedding', { tag: '@desktop' }, () => {
  test('is opened from its toast while the list shows others', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.open();
    await panel.find(wedding.weddingPath);
    const weddingPath = `Yeni-${Date.now() % 1_000_000}-Çift`;
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    await page.keyboard.type(weddingPath);
    await page.keyboard.press('Enter');
    await panel.expectToast(`“${weddingPath}” was created`, 'success');
    await expect(panel.row(weddingPath)).toHaveCount(0);
    await panel.toast
      .getByRole('link', { name: `Open: ${weddingPath}` })
      .click();
    await expect(page).toHaveURL(/\/weddings\/\d+\/show$/);
    await expect(page.getByRole('main')).toContainText(weddingPath);
    await expect(panel.toast).toHaveCount(0);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test.describe(
    `the cards at ${viewport.width} pixels`,
    variant(viewport.width === 390, '@desktop'),
    () => {
      test.use({ viewport });

      test('are sorted, and selected together', async ({
        page,
        panel,
        product,
        samples,
      }) => {
        const mark = `sira${Date.now() % 100_000}`;
        for (const name of ['b', 'c', 'a'])
          await product.createWeddingAt(`${name}-${mark}`);
        const full = await product.createWeddingAt(`c-${mark}-dolu`);
        await product.addPhoto(full, samples.photos[0]);
        await panel.open();
        await panel.search(mark);
        await expect(paths(page)).toHaveCount(4);
        const sort = page.getByRole('combobox', { name: 'Sort by' });
        await expect(sort).toHaveValue('0');
        await sort.selectOption('Path (A–Z)');
        await expect(paths(page)).toHaveText(
          ['a', 'b', 'c']
            .map((name) => new RegExp(`^${name}-`))
            .concat([/-dolu$/]),
        );
        await sort.selectOption('Most files first');
        await expect(paths(page).first()).toHaveText(full.weddingPath);
        await expect(page.getByText('1 file ·')).toBeVisible();
        await sort.selectOption('Oldest first');
        await expect(paths(page).first()).toHaveText(`b-${mark}`);
        await sort.selectOption('Newest first');
        await expect(paths(page).first()).toHaveText(full.weddingPath);

        const all = page.getByRole('checkbox', {
          name: 'Select all on this page',
        });
        await all.check();
        await expect(page.getByText('4 selected')).toBeVisible();
        await expectFits(page, 'main');
        await expectAccessibleInBothSchemes(page);
        await all.uncheck();
        await expect(page.getByText(/\d selected/)).toHaveCount(0);
      });
    },
  );
}
