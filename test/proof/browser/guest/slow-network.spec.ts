import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { Network } from '../../../support/browser/network/network.js';
import { expect, test } from '../../../support/browser/test.js';
import { watchUploads } from '../../../support/browser/network/upload-requests.js';

/** 0.6 Mbit/s: 5 MiB take 70 of a request's 85 s. */
const BYTES_PER_SECOND = 75_000;

test('uploads everything at the first attempt at 0.6 Mbit/s', async ({
  page,
  product,
  samples,
  wedding,
  uploadPage,
}) => {
  test.setTimeout(180_000);
  const files = [samples.shortVideo, ...samples.photos.slice(0, 2)];
  const requests = watchUploads(page);
  await uploadPage.open();
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send(files);
  await uploadPage.expectAllSaved(files, 150_000);
  expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await network.restore();
  await expectStored(product, wedding, files);
});

test('sends files while the network fails the tiles, and shows them later', async ({
  consoleWatch,
  page,
  product,
  samples,
  wedding,
  uploadPage,
}) => {
  // The part that fails would use the configuration.
  consoleWatch.expect(/ERR_FAILED|api\/config was preloaded/);
  const tiles = /\/assets\/sending-parts-/;
  const [photo] = samples.photos;
  await page.route(tiles, (route) => route.abort());
  await uploadPage.open();
  await uploadPage.send([photo]);
  await expect(
    page.getByText('Safely saved. Thank you!').first(),
  ).toBeVisible();
  await expectStored(product, wedding, [photo]);
  await expect(uploadPage.files).toHaveCount(0);
  await page.unroute(tiles);
  await expect(uploadPage.files).toHaveCount(1);
});
