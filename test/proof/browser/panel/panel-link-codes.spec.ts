import { readFile } from 'node:fs/promises';
import { PAGES } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the links of a wedding', { tag: '@desktop' }, () => {
  test('each have a code to save and print, and a button to copy', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    const relatives = await product.relativesOf(wedding);
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.open(`/weddings/${wedding.hash}/show/page`);
    await page
      .getByRole('button', { name: 'Copy: Relatives’ link, Web Album' })
      .click();
    await panel.expectToast('Copied', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      product.url + PAGES.gallery(relatives.hash),
    );

    await page
      .getByRole('group', { name: 'Relatives’ link' })
      .getByRole('button', { name: 'QR code' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Relatives’ link' });
    const code = dialog.getByRole('img');
    await expect
      .poll(() =>
        code.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download SVG' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(
      `${wedding.weddingPath}-relatives-qr.svg`,
    );
    expect(
      (await readFile(await saved.path())).toString('latin1').startsWith('<'),
    ).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Our wedding photos')).toBeVisible();
    await expect(page.getByText('Share your photos with us')).toBeHidden();
  });

  test('are current in the list after a renewal', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.open('/weddings');
    await panel.find(wedding.weddingPath);
    const renewed = await product.renewCouple(wedding);
    await page.reload();
    const row = await panel.find(wedding.weddingPath);
    const album = row.getByRole('link', {
      name: new RegExp(`^Web Album: ${wedding.weddingPath}`),
    });
    await expect(album).toHaveAttribute('href', PAGES.gallery(renewed.hash));
    await row
      .getByRole('link', { name: wedding.weddingPath, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/weddings/${renewed.hash}/show`));
  });
});
