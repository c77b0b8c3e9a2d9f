import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import type { Locator } from '@playwright/test';
import { REFUSED, type PanelPage } from '../../support/browser/pages/panel-page.js';
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

  test('names the reason when a file cannot be restored', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    const [photo] = samples.photos;
    await product.addPhoto(wedding, photo);
    await product.expectProcessed(wedding);
    await panel.open(`/weddings/${wedding.hash}/show`);
    await tile(panel, photo.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await panel.confirm('delete');
    await panel.expectToast('1 file was deleted', 'success');
    await product.addPhoto(wedding, photo);
    await page
      .getByRole('group', { name: 'Show' })
      .getByRole('button', { name: 'Trash' })
      .click();
    await tile(panel, photo.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await panel.expectToast(
      /^No files were restored: they are already in the album/,
      'error',
    );
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  test('links only the trash for a deleted wedding', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await product.deleteWedding(wedding.weddingPath);
    await panel.open(`/weddings/${wedding.hash}/show`);
    await expect(
      page.getByText(/^This wedding has been in the trash since .+\d{4}/),
    ).toBeVisible();
    for (const role of ['checkbox', 'radio', 'textbox', 'img'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the trash' }).click();
    await expect(page.getByRole('tab', { name: 'Weddings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page
      .getByRole('button', { name: `Restore: ${wedding.weddingPath}` })
      .click();
    await panel.expectToast(`“${wedding.weddingPath}” was restored`, 'success');
    await panel.goto(`/weddings/${wedding.hash}/show`);
    await expect(
      page.getByRole('button', { name: /^Enabled: / }),
    ).toBeVisible();
  });

  test('stays open when it fails to load, and opens the list for an unknown wedding', async ({
    consoleWatch,
    page,
    panel,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    const place = `/weddings/${wedding.hash}/show`;
    // A loaded list would already know the wedding.
    await panel.open('/settings');
    await page.route('**/rest/weddings/*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await panel.goto(place);
    await expect(page.getByText(/^Could not load this wedding/)).toBeVisible();
    await page.unroute('**/rest/weddings/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('button', { name: /^Enabled: / }),
    ).toBeVisible();
    await panel.goto('/weddings/1/show');
    await panel.expectToast('Wedding not found.', 'error');
    await expect(panel.heading).toHaveText('Wedding List');
  });

  test('shows the links and a QR code to save and print', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.open(`/weddings/${wedding.hash}/show/page`);
    await page.getByRole('button', { name: 'Copy: Upload page' }).click();
    await panel.expectToast('Copied', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.url}/${wedding.weddingPath}`,
    );

    const code = page.getByRole('img', {
      name: `QR code for the upload page of ${wedding.weddingPath}`,
    });
    await expect
      .poll(() =>
        code.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    for (const [format, start] of [
      ['SVG', '<'],
      ['PNG', '\u0089PNG'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: `Download ${format}` }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(
        `${wedding.weddingPath}-qr.${format.toLowerCase()}`,
      );
      expect(
        (await readFile(await saved.path()))
          .toString('latin1')
          .startsWith(start),
      ).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Share your photos with us')).toBeVisible();
    await expect(panel.heading).toBeHidden();
  });

  test('changes the font of the title', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.open(`/weddings/${wedding.hash}/show/page`);
    await page.getByRole('radio', { name: /^Handwriting/ }).check();
    await panel.expectToast('The title font was changed', 'success');
    const answer = await fetch(
      product.url + API.weddingHash(wedding.weddingPath),
    );
    expect(await answer.json()).toMatchObject({ titleFont: 'script' });
    await page.reload();
    await expect(
      page.getByRole('radio', { name: /^Handwriting/ }),
    ).toBeChecked();
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

  test('explains a restore that fails because the path is in use', async ({
    consoleWatch,
    page,
    panel,
    product,
  }) => {
    consoleWatch.expect(REFUSED);
    const name = `Ayni-${Date.now() % 100_000}-Yol`;
    await product.createWeddingAt(name);
    await product.deleteWedding(name);
    await product.createWeddingAt(name);
    await panel.open('/trash?kind=weddings');
    await page.getByRole('button', { name: `Restore: ${name}` }).click();
    await panel.expectToast(
      'Another wedding now uses this path. To restore this one, delete the other first (it stays in the trash)',
      'error',
    );
  });

  test('restores a background unless the wedding has another', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    await product.setBackground(wedding, samples.photos[0]);
    await product.deleteBackground(wedding);
    await product.setBackground(wedding, samples.photos[1]);
    await panel.open('/trash');
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    const restore = page.getByRole('button', {
      name: `Restore: ${wedding.weddingPath}`,
    });
    await restore.click();
    await panel.expectToast(
      'This wedding already has a background. Delete it first',
      'error',
    );
    await product.deleteBackground(wedding);
    await page.reload();
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: samples.photos[0].name })
      .filter({ hasText: wedding.weddingPath })
      .getByRole('button', { name: 'Restore' })
      .click();
    await panel.expectToast(`“${wedding.weddingPath}” was restored`, 'success');
  });

  test('erases a background by its wedding’s path', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await product.setBackground(wedding, samples.photos[0]);
    await product.deleteBackground(wedding);
    await panel.open('/trash');
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    const erase = page.getByRole('button', {
      name: `Erase now: ${wedding.weddingPath}`,
    });
    await erase.click();
    await expect(page.getByRole('dialog')).toContainText(
      samples.photos[0].name,
    );
    await page.keyboard.press('Escape');
    await expect(erase).toBeVisible();
    await erase.click();
    await panel.confirm(wedding.weddingPath);
    await expect(
      panel.toast.getByText(`“${wedding.weddingPath}” was erased`),
    ).toBeVisible();
    await expect(erase).toHaveCount(0);
  });
});
