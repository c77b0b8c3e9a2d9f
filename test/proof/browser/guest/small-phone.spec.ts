import { expectFits } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/test.js';
import { GalleryPage } from '../../../support/browser/pages/gallery-page.js';
import { UploadPage } from '../../../support/browser/pages/upload-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { variant } from '../../../support/browser/variant.js';

test.use({ viewport: { width: 320, height: 568 } });

const REFUSED = /the server responded with a status of 4\d\d/;

for (const locale of ['en', 'de', 'el', 'kk']) {
  test.describe(`320 pixels in ${locale}`, variant(locale === 'el'), () => {
    test.use({ locale });

    test('the pages fit when they open', async ({ page, product, samples }) => {
      const wedding = await product.createWedding(
        'MuhammedAbdurrahman',
        'HaticeKübraNur',
      );
      await product.addPhoto(
        wedding,
        samples.photos[2],
        'Ayşe|Çokuzunbirkelimeçokuzunbirkelimeçokuzunbirkelime',
      );
      for (const address of [
        `/${wedding.weddingPath}`,
        `/camera-roll/${wedding.hash}`,
        '/camera-roll',
        '/',
      ]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectFits(page);
      }
    });

    test('view and download are fully visible below the photo of the viewer', async ({
      page,
      product,
      samples,
    }) => {
      const wedding = await product.createWedding();
      await product.addPhoto(wedding, samples.photos[0]);
      await page.goto(`/camera-roll-mobile/${wedding.hash}`);
      const view = page.locator('a[target=_blank]');
      await expect(view).toBeInViewport({ ratio: 1 });
      await expect(
        view.locator('xpath=following-sibling::button[1]'),
      ).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the upload page fits with files, a failure and the dialog', async ({
  consoleWatch,
  page,
  product,
  samples,
}) => {
  consoleWatch.expect(REFUSED);
  const uploadPage = new UploadPage(
    page,
    await product.createWedding('MuhammedAbdurrahman', 'HaticeKübraNur'),
  );
  await uploadPage.open();
  await uploadPage.send([...samples.photos.slice(0, 3), samples.drawing]);
  await expect(uploadPage.tile(samples.drawing, 'Not sent')).toBeVisible();
  await expect(uploadPage.uploadButton).toBeEnabled();
  await expectFits(page);
  await uploadPage.chooseForNote(samples.endlesslyNamed);
  await expect(
    uploadPage.dialog.getByRole('button', { name: 'Upload with Note' }),
  ).toBeInViewport({ ratio: 1 });
  await expect(
    uploadPage.dialog.getByRole('button', { name: 'Cancel' }),
  ).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});

test('shows the names in their stored spelling for any case of the address', async ({
  page,
  product,
}) => {
  const { weddingPath } = await product.createWedding('AyşeNur', 'Işık');
  await page.goto(`/${weddingPath.toUpperCase()}`);
  await expect(
    page.getByRole('heading', { name: 'Ayşe Nur & Işık' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Ayşe Nur & Işık');
});

test('the gallery fits with a selection and a toast', async ({
  page,
  product,
  samples,
}) => {
  const wedding = await product.createWedding();
  for (const photo of samples.photos)
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
  const gallery = new GalleryPage(page, wedding);
  await gallery.openAfterCelebration();
  await gallery.tiles.first().getByRole('checkbox').check();
  await expectFits(page);
  answerQuestions(page, true);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('1 file was deleted.')).toBeVisible();
  await expectFits(page);
});
