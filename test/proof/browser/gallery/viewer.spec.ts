import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import {
  expectHintsUsedOnce,
  watchRequests,
} from '../../../support/browser/network/requests.js';
import { hashOf } from '../../../support/browser/media/samples.js';
import { expect, test as base } from '../../../support/browser/test.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { variant } from '../../../support/browser/variant.js';

/** A video's original, or its version for playback. */
const VIDEO = /\/media\/[\w-]+(\/playback.*)?$/;

const test = base.extend<{ viewer: ViewerPage }>({
  viewer: ({ page, wedding }, use) => use(new ViewerPage(page, wedding)),
});
/** Colours and positions are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('downloads the original', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo);
  await viewer.open();
  await expect(viewer.position).toHaveText('1 of 3');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(samples.photos[2].name);
  expect(hashOf(await readFile(await download.path()))).toBe(
    samples.photos[2].sha256,
  );
});

test('plays a video with sound controls, and from its start each time', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await product.addVideo(wedding, samples.shortVideo);
  // Without a poster the page shows video frames first.
  await product.expectProcessed(wedding);
  await viewer.open();
  const thumb = page.getByRole('list').locator('video');
  await expect
    .poll(() => thumb.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBe(0.1);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('step', '0.05');
  await page
    .getByRole('button', { name: `Play: ${samples.shortVideo.name}` })
    .click();
  const time = () =>
    page
      .locator('[data-slide="current"] video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(volume).toHaveValue('0');
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(volume).toHaveValue('0.5');
  await viewer.next.click();
  await expect(viewer.position).toHaveText('2 of 2');
  await viewer.previous.click();
  await expect(volume).toHaveValue('1');
  expect(await time()).toBe(0);
});

test('reports a video that the browser cannot play and offers a retry', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addVideo(wedding, samples.shortVideo);
  await page.route(VIDEO, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'no video' }),
  );
  await viewer.open('#videos');
  await expect(page.getByText('Failed to load video')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(VIDEO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('button', { name: `Play: ${samples.shortVideo.name}` }),
  ).toBeVisible();
});

for (const { place, list } of [
  { place: '', list: API.gallery },
  { place: '#videos', list: API.galleryVideos },
]) {
  test(
    `preloads the data of the viewer at ${place || 'its start'} once`,
    variant(place === ''),
    async ({ consoleWatch, page, product, samples, viewer, wedding }) => {
      await product.addPhoto(wedding, samples.photos[0]);
      // A live connection would request the list again (304).
      consoleWatch.expect(/ERR_FAILED/);
      await page.route('**/events', (route) => route.abort());
      const asked = watchRequests(page);
      await viewer.open(place);
      const hints = await expectHintsUsedOnce(page, asked);
      const [info, items] = [
        API.weddingInfo(wedding.hash),
        API.mediaPage(list(wedding.hash), undefined, 'uploaded'),
      ].map((path) => product.url + path);
      expect(hints).toContain(items);
      // The document has the wedding.
      expect(asked).not.toContain(info);
      const lists = asked.filter(
        (url) => url.includes('/api/media/admin/') && !url.endsWith('/events'),
      );
      expect(lists).toEqual([items]);
    },
  );
}
