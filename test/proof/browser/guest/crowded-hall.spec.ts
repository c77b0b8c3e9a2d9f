import type { WeddingRow } from '@hatira/contract';
import { SLICE_BYTES } from '@hatira/contract';
import { mp4Bytes } from '../../../support/fixtures/media-bytes.js';
import { slicedFile } from '../../../support/requests/guest.js';
import { SlowRequest } from '../../../support/requests/raw/slow-request.js';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { watchUploads } from '../../../support/browser/network/upload-requests.js';
import { expect, test } from '../../../support/browser/test.js';

/** More than a hall has places before its network is measured. */
const OTHERS = 12;

/** Slices without bytes for half a minute are ended. */
const DRIP_MS = 2_000;

/** The first slices of other guests' videos, on their way. */
async function othersIn(
  origin: string,
  wedding: WeddingRow,
): Promise<SlowRequest[]> {
  const bytes = mp4Bytes(2 * SLICE_BYTES);
  const slices: SlowRequest[] = [];
  for (let count = 0; count < OTHERS; count++) {
    const file = slicedFile(bytes, `${count}.mp4`);
    const slice = await SlowRequest.slice(origin, wedding, file, 0);
    await slice.send(0.01);
    void slice.drip(DRIP_MS, () => false);
    slices.push(slice);
  }
  return slices;
}

test('sends the first photo at once in a crowded hall, and says that the next waits for its turn', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const photos = samples.photos.slice(0, 2);
  const tilesOf = (state: string) =>
    page.getByRole('listitem', { name: new RegExp(`: ${state}$`) });
  const requests = watchUploads(page);
  await uploadPage.openWhole();
  const others = await othersIn(product.url, wedding);
  await uploadPage.send(photos);
  // The first that the phone has read.
  await expect(tilesOf('Safely saved')).toHaveCount(1);
  await expect(tilesOf('Waiting')).toHaveCount(1);
  await expect(
    page.getByText(
      'Many guests are sending right now. It goes on by itself when it is your turn.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  for (const other of others) other.vanish();
  await uploadPage.expectAllSaved(photos);
  // Phones wait without sending bytes in vain.
  expect(requests.map(({ status }) => status)).toEqual([200, 200]);
  await expectStored(product, wedding, photos);
});
