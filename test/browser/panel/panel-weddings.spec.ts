import { API, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import type { Product } from '../../support/browser/product.js';

async function isEnabled(
  product: Product,
  { weddingPath }: WeddingRow,
): Promise<boolean> {
  const answer = await fetch(product.url + API.weddingHash(weddingPath));
  return ((await answer.json()) as { isEnabled: boolean }).isEnabled;
}

test.describe('the wedding list', { tag: '@desktop' }, () => {
  test('opens and closes several weddings at once', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `toplu${Date.now() % 100_000}`;
    const weddings: WeddingRow[] = [];
    for (const name of ['bir', 'iki', 'uc'])
      weddings.push(await product.createWeddingAt(`${mark}-${name}`));
    await panel.open();
    await page.getByRole('searchbox').fill(mark);
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await panel.row(`${mark}-uc`).getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Disable uploads' }).click();
    await panel.confirm('disable');
    await panel.expectToast('2 düğün için yüklemeler KAPATILDI', 'success');
    await expect(page.getByRole('button', { name: /^Disabled: / })).toHaveCount(
      2,
    );
    await expect(page.getByText(/\d selected/)).toHaveCount(0);
    expect(
      await Promise.all(weddings.map((wedding) => isEnabled(product, wedding))),
    ).toEqual([false, false, true]);
  });

  test('pages, sorts and searches on the server', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `sayfa${Date.now() % 100_000}`;
    for (let number = 10; number < 22; number++)
      await product.createWeddingAt(`${mark}-${number}`);
    await panel.open('/weddings?perPage=10');
    await panel.search(mark.toUpperCase());
    await expect(page.getByText('1-10 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(firstPath(page)).toHaveText(`${mark}-10`);
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(firstPath(page)).toHaveText(`${mark}-21`);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('11-12 of 12')).toBeVisible();
    await expect(firstPath(page)).toHaveText(`${mark}-11`);
    await page.getByRole('searchbox').fill(`${mark}-9`);
    await expect(page.getByText('No results match your search.')).toBeVisible();
  });
});

function firstPath(page: Page) {
  return page.getByRole('row').nth(1).getByRole('link').first();
}
