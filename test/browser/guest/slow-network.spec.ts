import { expectStored } from '../support/media/expect-stored.js';
import { Network } from '../support/network/network.js';
import { expect, test } from '../support/test.js';
import { watchUploads } from '../support/network/upload-requests.js';

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
