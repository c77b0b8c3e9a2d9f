import type { WeddingRow } from '@hatira/contract';
import { playedSeconds } from '../../../support/browser/media/played-seconds.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { WallPage } from '../../../support/browser/pages/wall-page.js';
import type { ProductCalls } from '../../../support/browser/product-calls.js';
import { expect, test } from '../../../support/browser/test.js';
import { TestGuest } from '../../../support/requests/guest.js';
import { videoBytes } from '../../../support/zoo/stored-sample.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECONDS = 0.3;

/** The wedding's only video. */
async function send(
  product: ProductCalls,
  wedding: WeddingRow,
  name: string,
): Promise<void> {
  await new TestGuest(product.url, wedding)
    .single(await videoBytes(name), name)
    .expect(200);
  await product.expectProcessed(wedding);
}

for (const name of ['android.mp4', 'iphone.mov', 'hevc.mov', 'vp9.webm'])
  test(`${name} plays on a wall, in the guests’ album and for relatives`, async ({
    page,
    product,
    uploadPage,
    wedding,
  }) => {
    await send(product, wedding, name);
    const wall = new WallPage(page);
    await wall.open(await product.makeWall(wedding));
    await expect
      .poll(() => playedSeconds(wall.screen))
      .toBeGreaterThan(SECONDS);

    await product.setVisibility(wedding, { mode: 'shared' });
    await uploadPage.openWhole();
    const album = page.getByRole('region', { name: 'The wedding album' });
    await album.getByRole('button', { name: /^Video \d/ }).click();
    const opened = page.getByRole('dialog', { name: 'The wedding album' });
    await opened.getByRole('button', { name: /^Play: / }).click();
    await expect.poll(() => playedSeconds(opened)).toBeGreaterThan(SECONDS);

    const viewer = new ViewerPage(page, await product.relativesOf(wedding));
    await viewer.open();
    await page.getByRole('button', { name: `Play: ${name}` }).click();
    await expect
      .poll(() => playedSeconds(page.locator('body')))
      .toBeGreaterThan(SECONDS);
  });
