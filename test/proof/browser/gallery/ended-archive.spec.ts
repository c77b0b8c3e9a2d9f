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
import { variant } from '../../../support/browser/variant.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(prepareReaders);

for (const { what, answer, text } of [
  {
    what: 'a proxy times out',
    answer: { status: 504 },
    text: 'The download took too long.',
  },
  {
    what: 'the limit is exceeded',
    answer: { status: 413 },
    text: 'That is more than can be downloaded at once.',
  },
  {
    what: 'too many downloads are asked for',
    answer: { status: 429 },
    text: 'Too many downloads at the moment.',
  },
  {
    what: 'the server fails',
    answer: { status: 500 },
    text: 'The selected files could not be downloaded.',
  },
  { what: 'the network fails', answer: undefined, text: 'No connection.' },
]) {
  test(
    `reports that ${what}, and offers a retry`,
    variant(![413, 429].includes(answer?.status ?? 0)),
    async ({ consoleWatch, gallery, page, samples }) => {
      consoleWatch.expect(/ERR_FAILED|status of (504|413|429|500)/);
      await gallery.openAfterCelebration();
      await gallery.selectAll.check();
      await page.route(`**${API.bulkDownload}`, (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await selected(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(`**${API.bulkDownload}`);
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Try again' }).click();
      expect(await unzipped(await started)).toEqual(
        contentOf(samples.photos.slice(0, COUNT)),
      );
    },
  );
}

test('reports an invalid configuration', async ({ gallery, page }) => {
  await page.route(`**${API.config}`, (route) =>
    route.fulfill({ json: { success: true, data: {} } }),
  );
  await gallery.openAfterCelebration();
  await gallery.selectAll.check();
  await selected(page).click();
  await expect(
    page.getByText('Something is not set up correctly on our side.'),
  ).toBeVisible();
});

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
  galleryOn,
  page,
  product,
  samples,
  wedding,
}) => {
  // The first try names the deleted file.
  consoleWatch.expect(/status of 404/);
  const gallery = await galleryOn({ BULK_STREAMED_FILES: '2' });
  await gallery.selectAll.check();
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

test('leaves out a file that another visitor has just deleted and reports it', async ({
  consoleWatch,
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(/status of 404/);
  await gallery.openAfterCelebration();
  await gallery.selectAll.check();
  // Deletes before the request arrives.
  await page.route(
    `**${API.bulkDownload}`,
    async (route) => {
      await removeOne(product, wedding, samples);
      await route.continue();
    },
    { times: 1 },
  );
  const started = page.waitForEvent('download');
  await selected(page).click();
  const download = await started;
  await expect(
    page.getByText('1 file was deleted in the meantime and is not included.'),
  ).toBeVisible();
  expect(await unzipped(download)).toEqual(
    contentOf(samples.photos.slice(1, COUNT)),
  );
});
