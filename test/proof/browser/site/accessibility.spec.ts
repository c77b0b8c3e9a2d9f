import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '../../../support/browser/accessibility.js';
import { Network } from '../../../support/browser/network/network.js';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import { expect, test } from '../../../support/browser/test.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const REFUSED = /the server responded with a status of 4\d\d/;

test.describe('the upload page', { tag: '@everywhere' }, () => {
  test('is accessible when it opens, and with the dialog', async ({
    page,
    samples,
    uploadPage,
  }) => {
    await uploadPage.open();
    await expectAccessible(page);
    await uploadPage.chooseForNote(samples.photos[0]);
    await expectAccessible(page);
  });

  test('is accessible during and after an upload', async ({
    page,
    samples,
    uploadPage,
  }) => {
    const files = [samples.photos[0], samples.shortVideo];
    await uploadPage.open();
    const network = await Network.of(page);
    await network.slow(1_000_000);
    await uploadPage.send(files);
    await uploadPage.expectProgress(10);
    await network.slow(10_000);
    await expectAccessible(page);
    await expect(uploadPage.progress).toBeVisible();
    await network.restore();
    await uploadPage.expectAllSaved(files);
    await expectAccessible(page);
  });

  test('is accessible after a refused file', async ({
    consoleWatch,
    page,
    samples,
    uploadPage,
  }) => {
    consoleWatch.expect(REFUSED);
    await uploadPage.open();
    await uploadPage.send([samples.drawing, samples.photos[0]]);
    await expect(uploadPage.tile(samples.drawing, 'Not sent')).toBeVisible();
    await expectAccessible(page);
  });

  test('is accessible over a background', async ({
    page,
    product,
    samples,
    uploadPage,
    wedding,
  }) => {
    await product.setBackground(wedding, samples.photos[0]);
    await uploadPage.open();
    const picture = page.locator('img[src*="/api/backgrounds/image/"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await expectAccessible(page);
  });

  test('is accessible for an unknown path', async ({ consoleWatch, page }) => {
    consoleWatch.expect(REFUSED);
    consoleWatch.expect(/The check for a background failed/);
    await readSlowly(page);
    await page.goto('/Nobody-010126-Noone');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the gallery', { tag: '@everywhere' }, () => {
  test('is accessible with items and a selection, in both schemes', async ({
    gallery,
    page,
    product,
    samples,
    wedding,
  }) => {
    for (const photo of samples.photos.slice(0, 3))
      await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
    await readSlowly(page);
    await gallery.open();
    await expect(gallery.celebration).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await gallery.celebration.getByRole('button', { name: 'Close' }).click();
    await expect(gallery.tiles).toHaveCount(3);
    await expectAccessibleInBothSchemes(page);
    await gallery.tiles.first().getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});
