import { API } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import {
  expectHintsUsedOnce,
  watchRequests,
} from '../../../support/browser/network/requests.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

for (const { width, ratio, loaded } of [
  { width: 390, ratio: 2, loaded: 1280 },
  { width: 320, ratio: 2, loaded: 640 },
  { width: 1440, ratio: 3, loaded: 2560 },
]) {
  test.describe(
    `${width} pixels wide at ratio ${ratio}`,
    variant(width === 390),
    () => {
      test.use({ viewport: { width, height: 800 }, deviceScaleFactor: ratio });

      test('loads the background once, in the right width', async ({
        page,
        product,
        samples,
        uploadPage,
        wedding,
      }) => {
        await product.setBackground(wedding, samples.photos[1]);
        const asked = watchRequests(page);
        await uploadPage.open();
        const picture = page.locator('img[src*="/api/backgrounds/image/"]');
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0);
        await expect(picture).toBeVisible();
        const hints = await expectHintsUsedOnce(page, asked);
        expect(hints.length).toBeGreaterThan(4);
        const images = asked.filter((url) =>
          url.includes('/api/backgrounds/image/'),
        );
        const version = await page
          .locator('meta[name=background-version]')
          .getAttribute('content');
        expect(images).toEqual([
          product.url +
            API.backgroundImage(wedding.weddingPath, version!, loaded),
        ]);
        expect(
          asked.filter((url) => url.includes('/api/backgrounds/path/')),
        ).toHaveLength(1);
      });
    },
  );
}

test('requests no picture for a wedding without a background', async ({
  page,
  uploadPage,
}) => {
  const asked = watchRequests(page);
  await uploadPage.open();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((url) => url.includes('/api/backgrounds/image/')),
  ).toEqual([]);
  await expect(
    page.locator('main img, [aria-hidden] > img[decoding]'),
  ).toHaveCount(0);
});

test.describe('in its final state', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'is accessible over a background',
    { tag: '@everywhere' },
    async ({ page, product, samples, uploadPage, wedding }) => {
      await product.setBackground(wedding, samples.photos[0]);
      await uploadPage.open();
      const picture = page.locator('img[src*="/api/backgrounds/image/"]');
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete),
        )
        .toBe(true);
      await expectAccessible(page);
    },
  );
});
