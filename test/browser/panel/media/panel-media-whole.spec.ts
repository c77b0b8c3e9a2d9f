import type { WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import type { Samples } from '../../../support/browser/media/samples.js';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import type { Product } from '../../../support/browser/product.js';

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
  test('are deleted and erased by the typed path, without later arrivals', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    const { photos } = samples;
    await addPhotos(product, wedding, photos.slice(0, 3));
    await panel.open(listOf(wedding));
    const ticked = page.getByRole('listitem').getByRole('checkbox');
    await selectAll(page).click();
    await expect(
      page.getByText('All 3 files of this wedding are selected'),
    ).toBeVisible();
    await expect(ticked.nth(1)).toBeChecked();
    // One unticked file ends the selection of all.
    await ticked.nth(1).uncheck();
    await expect(page.getByText('1 selected')).toBeVisible();
    await selectAll(page).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(panel.confirmation).toContainText(
      `3 files of ${wedding.weddingPath} (`,
    );
    await product.addPhoto(wedding, photos[3]);
    await panel.confirm('delete');
    await expect(panel.confirmation.getByRole('alert')).toContainText(
      'Hatalı doğrulama!',
    );
    await panel.confirm(wedding.weddingPath);
    await panel.expectToast('3 files were deleted', 'success');
    expect(
      (await product.mediaOf(wedding)).map(({ file_name }) => file_name),
    ).toEqual([photos[3].name]);

    await panel.goto(listOf(wedding, { isDeleted: true }));
    await selectAll(page).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await panel.expectToast('3 files were restored', 'success');
    expect(await product.mediaOf(wedding)).toHaveLength(4);
  });

  test('are downloaded as one zip', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await addPhotos(product, wedding, samples.photos.slice(0, 2));
    await panel.open(`/weddings/${wedding.hash}/show`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await panel.expectToast(
      /^The download of 2 files \(.+ MB\) has started$/,
      'success',
    );
  });
});
