import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { Memory, type Use } from '../../../support/browser/kept/memory.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { expect, test } from '../../../support/browser/test.js';

/** Fewer than contain a made video, which has no original. */
const AT_A_TIME = 25;
const LOOKS = 100;
const WARM_UP = 12;
const GROWTH = 1.05;

test('keeps no picture or video that was looked at', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  const photos = () =>
    fillGallery({
      databaseUrl,
      dataDir,
      hash: wedding.hash,
      count: AT_A_TIME,
    });
  for (const video of [samples.shortVideo, samples.longVideo]) {
    await photos();
    await product.addVideo(wedding, video);
    await photos();
  }
  await product.expectProcessed(wedding);
  const count = (await product.mediaOf(wedding)).length;
  expect(count).toBe(LOOKS + 2);

  const viewer = new ViewerPage(page, wedding);
  await gallery.openAfterCelebration();
  const look = async (looks: number) => {
    await gallery.tiles.first().locator('img').click();
    for (let place = 1; place <= looks; place++) {
      await expect(viewer.position).toHaveText(`${place} of ${count}`);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await expect(gallery.opened).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(gallery.tiles.first().locator('img')).toBeInViewport();
  };
  const memory = await Memory.of(page);
  await look(WARM_UP);
  const before = await memory.used();
  await look(LOOKS);
  const grown = ({ nodes, listeners }: Use) =>
    Math.max(nodes / before.nodes, listeners / before.listeners);
  // A video that has left frees its decoder a moment later.
  await expect
    .poll(async () => grown(await memory.used()))
    .toBeLessThan(GROWTH);
});
