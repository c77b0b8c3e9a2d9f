import { API, type WeddingRow } from '@hatira/contract';
import { prepareReaders } from '../../../support/fixtures/zip-readers.js';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import type { Samples } from '../../../support/browser/media/samples.js';
import {
  contentOf,
  unzipped,
} from '../../../support/browser/media/unzipped.js';
import {
  COUNT,
  dialogOf,
  expect,
  nowLink,
  selected,
  test,
} from '../../../support/browser/pages/download-test.js';
import type { Product } from '../../../support/browser/product.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(prepareReaders);

async function removeOne(
  product: Product,
  wedding: WeddingRow,
  { photos }: Samples,
): Promise<void> {
  const item = (await product.mediaOf(wedding)).find(
    ({ file_name: name }) => name === photos[0].name,
  )!;
  await fetch(product.url + API.media(item.id), { method: 'DELETE' });
}

test('reports an archive that a deletion has ended and prepares it again', async ({
  consoleWatch,
  openArchiving,
  page,
  product,
  samples,
  wedding,
}) => {
  // The first try names the deleted file.
  consoleWatch.expect(/status of 404/);
  const gallery = await openArchiving();
  await gallery.chooseAll();
  await selected(page).click();
  await expect(nowLink(page)).toBeVisible();
  await removeOne(product, wedding, samples);
  await expect(dialogOf(page)).toContainText(
    'This download is no longer available because one of its files was deleted',
  );
  await expect(nowLink(page)).toBeHidden();
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Prepare again' }).click();
  await expect(dialogOf(page)).toContainText('3 files');
  await expect(dialogOf(page)).toContainText(
    '1 file was deleted in the meantime and is not included.',
  );
  const started = page.waitForEvent('download');
  await nowLink(page).click();
  expect(await unzipped(await started)).toEqual(
    contentOf(samples.photos.slice(1, COUNT)),
  );
});
