import type { WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import type { Samples } from '../../../../support/browser/media/samples.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';
import type { Product } from '../../../../support/browser/product.js';

/** Two files a page, so that three fill more than one. */
function listOf({ hash }: WeddingRow, filter: object = {}): string {
  const query = new URLSearchParams({
    filter: JSON.stringify({ weddingHash: hash, ...filter }),
    sort: 'createdAt',
    order: 'DESC',
    page: '1',
    perPage: '2',
  });
  return `/media?${query}`;
}

async function addPhotos(
  product: Product,
  wedding: WeddingRow,
  samples: Samples['photos'][number][],
): Promise<void> {
  for (const photo of samples) await product.addPhoto(wedding, photo);
}

const selectAll = (page: Page) =>
  page.getByRole('button', { name: 'Select all 3 files of this wedding' });

test.describe('all files of a wedding', { tag: '@desktop' }, () => {
  test('are erased from the trash by the typed path', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await addPhotos(product, wedding, samples.photos.slice(0, 3));
    await product.expectProcessed(wedding);
    await panel.open(listOf(wedding));
    await selectAll(page).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast('3 files were deleted', 'success');
    await panel.goto(listOf(wedding, { isDeleted: true }));
    await expect(page.getByText('30 days left').first()).toBeVisible();
    // A file in the trash has no public address.
    await page
      .getByRole('button', { name: /^Open: / })
      .first()
      .click();
    const preview = page.getByRole('dialog').getByRole('img');
    await expect(preview).toHaveAttribute('src', /^\/api\/admin\/.+\/preview$/);
    await expect
      .poll(() =>
        preview.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await selectAll(page).click();
    await page.getByRole('button', { name: 'Erase now' }).click();
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast('3 files were erased', 'success');
    await expect(page.getByText('No results match your search.')).toBeVisible();
  });
});
