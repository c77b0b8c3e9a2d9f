import { expectStored } from '../support/media/expect-stored.js';
import { Line } from '../support/network/line.js';
import { expect, test } from '../support/test.js';
import { watchUploads } from '../support/network/upload-requests.js';

/** 0.6 Mbit/s: a slice of 5 MiB needs 70 of the 85 seconds that a request may take. */
const BYTES_PER_SECOND = 75_000;

test('on a line of 0.6 Mbit/s everything arrives, at the first attempt', async ({
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
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND);
  await uploadPage.send(files);
  await uploadPage.expectAllSaved(files, 150_000);
  expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await line.restore();
  await expectStored(product, wedding, files);
});
