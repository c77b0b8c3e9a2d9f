import { PAGES } from '@hatira/contract';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { keptFiles } from '../../../support/browser/kept/kept-files.js';
import { Network } from '../../../support/browser/network/network.js';
import { UploadPage } from '../../../support/browser/pages/upload-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

/** Slow enough to interrupt the three-slice video half-way. */
const BYTES_PER_SECOND = 2_000_000;
/** Percent: one slice arrived, the second in flight. */
const IN_THE_MIDDLE = 45;
const CUT_OFF = /net::ERR_/;

test('shows the names and the date that staff have set, before and after its script', async ({
  page,
  product,
  uploadPage,
  wedding,
}) => {
  const displayedNames = ['Su Naz', 'İbrahim'];
  const displayedDate = '2026-12-31';
  await product.nameWedding(wedding, { displayedNames, displayedDate });
  await uploadPage.open();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Su Naz & İbrahim');
  await expect(page.getByText('31/12/2026')).toBeVisible();
  await expect(page).toHaveTitle('Su Naz & İbrahim');
  await page.route('**/api/validate-path/**', () => undefined);
  await page.reload();
  await expect(heading).toHaveText('Su Naz & İbrahim');
  await expect(page.getByText('31/12/2026')).toBeVisible();

  await page.goto(PAGES.gallery(wedding.hash));
  await expect(heading).toHaveText('Su Naz & İbrahim');
  await expect(page).toHaveTitle(/^Su Naz & İbrahim · /);
  await page.goto(PAGES.mobileGallery(wedding.hash));
  await expect(heading).toHaveText('Su Naz & İbrahim');
});

for (const at of ['its former path', 'its new path'] as const) {
  test(
    `resumes a video at ${at} when the wedding was renamed in the middle`,
    variant(at === 'its former path'),
    async ({ consoleWatch, page, product, samples, uploadPage, wedding }) => {
      consoleWatch.expect(CUT_OFF);
      answerQuestions(page, true);
      await uploadPage.open();
      const network = await Network.of(page);
      await network.slow(BYTES_PER_SECOND);
      await uploadPage.send([samples.longVideo]);
      // The file is copied beside the upload; without the copy it would be asked for again.
      await expect.poll(() => keptFiles(page)).toMatchObject({ files: 1 });
      await uploadPage.expectProgress(IN_THE_MIDDLE);
      const renamed = await product.nameWedding(wedding, {
        weddingPath: `Renamed-${wedding.weddingPath}`,
      });
      await network.restore();
      const visited = at === 'its new path' ? renamed : wedding;
      const next = new UploadPage(page, visited);
      await next.open();
      await next.expectAllSaved([samples.longVideo]);
      await expectStored(product, renamed, [samples.longVideo]);
      await next.send([samples.photos[0]]);
      await next.expectAllSaved([samples.longVideo, samples.photos[0]]);
      await expectStored(product, renamed, [
        samples.longVideo,
        samples.photos[0],
      ]);
    },
  );
}
