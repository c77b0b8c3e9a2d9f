import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

test.describe('the page of a wedding', { tag: '@desktop' }, () => {
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
