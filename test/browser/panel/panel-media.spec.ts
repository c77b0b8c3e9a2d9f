import type { Locator } from '@playwright/test';
import {
  REFUSED,
  type PanelPage,
} from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';

function tile({ page }: PanelPage, fileName: string) {
  return page.getByRole('listitem', { name: fileName, exact: true });
}

test.describe('the page of a wedding', { tag: '@desktop' }, () => {
  test('shows the files, names the reason of a failed one and retries it', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const [photo] = samples.photos;
    await product.addPhoto(wedding, photo);
    await product.addPhoto(wedding, samples.unreadable);
    await product.expectProcessed(wedding);
    await panel.open(`/weddings/${wedding.hash}/show`);
    await expect(panel.heading).toHaveText('Elif & Can');
    await expect(page.getByText('2 photos, 0 videos')).toBeVisible();
    const picture = tile(panel, photo.name).getByRole('img', { name: 'photo' });
    // It is below much else, and loads when it comes near.
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    const failed = tile(panel, samples.unreadable.name);
    await expect(failed).toContainText('Cannot be shown');

    await page.getByRole('button', { name: 'Cannot be shown' }).click();
    await expect(tile(panel, photo.name)).toHaveCount(0);
    await expect(failed).toContainText(
      'The recording or the upload was cut off.',
    );
    const retry = async (button: Locator) => {
      const retried = page.waitForResponse(/bulk-retry/);
      await button.click();
      expect(await (await retried).json()).toEqual({ changed: 1 });
    };
    await retry(
      failed.getByRole('button', {
        name: `Try again: ${samples.unreadable.name}`,
      }),
    );
    await panel.expectToast('Retrying 1 file', 'success');
    await product.expectProcessed(wedding);
    await expect(failed).toBeVisible();
    await failed.getByRole('checkbox').check();
    await retry(page.getByRole('button', { name: 'Try again', exact: true }));
  });

  test('deletes and restores files, and erases them by the typed path', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    const [kept, gone] = samples.photos;
    for (const photo of [kept, gone]) await product.addPhoto(wedding, photo);
    await product.expectProcessed(wedding);
    const address = (await product.mediaOf(wedding)).find(
      ({ file_name }) => file_name === gone.name,
    )!.storage_url;
    await panel.open(`/weddings/${wedding.hash}/show`);
    const filter = page.getByRole('group', { name: 'Show' });
    await tile(panel, gone.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await panel.confirm('delete');
    await panel.expectToast('1 file was deleted', 'success');
    await expect(tile(panel, gone.name)).toHaveCount(0);
    expect(await product.mediaOf(wedding)).toHaveLength(1);

    await filter.getByRole('button', { name: 'Trash' }).click();
    await tile(panel, gone.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(panel.toast.getByText('1 file was restored')).toBeVisible();
    await expect(page.getByText('No results match your search.')).toBeVisible();
    expect(await product.mediaOf(wedding)).toHaveLength(2);

    await filter.getByRole('button', { name: 'All' }).click();
    await tile(panel, gone.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await panel.confirm('delete');
    await panel.tab('Trash').click();
    const erased = tile(panel, gone.name).filter({
      hasText: wedding.weddingPath,
    });
    // Words that are typed while the list loads can get lost.
    await expect(erased).toBeVisible();
    await panel.search(gone.name);
    await erased.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Erase now' }).click();
    await panel.confirm('delete');
    await expect(panel.confirmation.getByRole('alert')).toContainText(
      'Hatalı doğrulama!',
    );
    await panel.confirm(wedding.weddingPath.toLowerCase());
    await expect(panel.toast.getByText('1 file was erased')).toBeVisible();
    expect((await page.request.get(product.url + address)).status()).toBe(404);
    expect(
      (await product.mediaOf(wedding)).map(({ file_name }) => file_name),
    ).toEqual([kept.name]);
  });
});

test.describe('the trash', { tag: '@desktop' }, () => {
  test('restores weddings and erases them by their path', async ({
    page,
    panel,
    product,
  }) => {
    const names = [
      `Geri-${Date.now() % 100_000}-Gelen`,
      `Tamamen-${Date.now() % 100_000}-Giden`,
    ];
    for (const name of names) {
      await product.createWeddingAt(name);
      await product.deleteWedding(name);
    }
    const [back = '', gone = ''] = names;
    await panel.open('/trash');
    await page.getByRole('tab', { name: 'Weddings' }).click();
    await page.getByRole('button', { name: `Restore: ${back}` }).click();
    await panel.expectToast(`“${back}” was restored`, 'success');
    await expect(
      page.getByRole('button', { name: `Restore: ${back}` }),
    ).toHaveCount(0);
    await page.getByRole('button', { name: `Erase now: ${gone}` }).click();
    await panel.confirm(gone);
    await expect(panel.toast.getByText(`“${gone}” was erased`)).toBeVisible();
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0);
    await panel.tab('Wedding List').click();
    await expect(await panel.find(back)).toBeVisible();
  });
});
