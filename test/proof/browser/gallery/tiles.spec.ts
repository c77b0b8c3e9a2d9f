import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expect, test } from '../../../support/browser/test.js';

/** A video's original, or its version for playback. */
const VIDEO = /\/media\/[\w-]+(\/playback.*)?$/;

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox())!;
}

test('covers a photo with its checkbox only on touch screens', async ({
  gallery,
  product,
  samples,
  wedding,
}) => {
  const { name } = samples.photos[0];
  await product.addPhoto(wedding, samples.photos[0]);
  await gallery.openAfterCelebration();
  const tile = gallery.tile(name);
  const picture = await boxOf(tile.locator('img'));
  const targets = [
    tile.getByRole('link', { name: `View: ${name}` }),
    tile.getByRole('button', { name: `Download: ${name}` }),
    tile.getByRole('button', { name: `Delete: ${name}` }),
  ];
  for (const target of targets) {
    const { height, width, y } = await boxOf(target);
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(y).toBeGreaterThanOrEqual(picture.y + picture.height);
  }
});

test('offers a retry for a video that failed to load', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  const { name } = samples.shortVideo;
  await product.addVideo(wedding, samples.shortVideo);
  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
  await page.route(VIDEO, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'no video' }),
  );
  await page.getByRole('button', { name: `Play: ${name}` }).click();
  await expect(page.getByText('Failed to load video')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(VIDEO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.tile(name).getByRole('checkbox')).toBeFocused();
  await page.getByRole('button', { name: `Play: ${name}` }).click();
  await expect(
    page.getByRole('button', { name: `Pause: ${name}` }),
  ).toBeVisible();
});
