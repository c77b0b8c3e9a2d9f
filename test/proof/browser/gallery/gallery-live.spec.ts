import { API, type WeddingRow } from '@hatira/contract';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import { GONE_THUMB } from '../../../support/browser/console-watch.js';
import type { Product } from '../../../support/browser/product.js';
import { expect, test } from '../../../support/browser/test.js';

/** A new photo waits for its shape this long. */
const SHAPE_WAIT_MS = 2_500;

async function remove(
  product: Product,
  wedding: WeddingRow,
  note: string,
): Promise<void> {
  const item = (await product.mediaOf(wedding)).find(
    (each) => each.note === note,
  )!;
  await fetch(product.url + API.media(item.id), { method: 'DELETE' });
}

test('shows new photos and removes deleted ones without a reload', async ({
  consoleWatch,
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(GONE_THUMB);
  await product.addPhoto(wedding, samples.photos[0], 'first');
  // A slow worker's report of the shape.
  await readSlowly(page, SHAPE_WAIT_MS);
  await gallery.openAfterCelebration();
  await expect(gallery.tiles).toHaveCount(1);
  await product.addPhoto(wedding, samples.photos[1], 'second');
  await expect(gallery.tiles).toHaveCount(2);
  await expect(gallery.tiles.first()).toContainText('second');
  await expect
    .poll(() =>
      gallery.tiles
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // At the final 4:3 shape the picture shifts no layout.
  const { height, width } = (await gallery.tiles
    .first()
    .locator('img')
    .boundingBox())!;
  expect(height / width).toBeCloseTo(0.75, 1);
  await remove(product, wedding, 'first');
  await expect(gallery.tiles).toHaveCount(1);
});

test('holds new photos back while a video plays', async ({
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
  await page.getByRole('button', { name: `Play: ${name}` }).click();
  // The video plays until stopped.
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => (video.loop = true));
  await expect(
    page.getByRole('button', { name: `Pause: ${name}` }),
  ).toBeVisible();
  await product.addPhoto(wedding, samples.photos[0]);
  const pill = page.getByRole('button', { name: '1 new' });
  await expect(pill).toBeVisible();
  await page.getByRole('button', { name: `Pause: ${name}` }).click();
  await expect(pill).toBeHidden();
  await expect(gallery.tiles).toHaveCount(2);
});

test('shows photos that arrived while the server was away', async ({
  consoleWatch,
  gallery,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(
    /ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/,
  );
  await product.addPhoto(wedding, samples.photos[0]);
  await gallery.openAfterCelebration();
  await expect(gallery.tiles).toHaveCount(1);
  await product.web.restart();
  // The page has not reconnected yet.
  await product.addPhoto(wedding, samples.photos[1]);
  await expect(gallery.tiles).toHaveCount(2);
});
