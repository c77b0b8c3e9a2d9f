import { expectStored } from '../../support/browser/media/expect-stored.js';
import { Network } from '../../support/browser/network/network.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

/** Slow enough to choose more and to reload in the middle of the video. */
const BYTES_PER_SECOND = 2_000_000;
const BEGUN = 5;

test('adds more files while others are sent, and adds the visit up over a reload', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(/net::ERR_/);
  const { longVideo, photos } = samples;
  const [first, second, third] = photos;
  answerQuestions(page, true);
  await uploadPage.openWhole();
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send([longVideo]);
  await uploadPage.expectProgress(BEGUN);
  await expect(uploadPage.uploadButton).toBeDisabled();
  await expect(uploadPage.noteButton).toBeDisabled();
  await uploadPage.addMore([first, second]);
  for (const photo of [first, second])
    await expect(uploadPage.tile(photo, 'Safely saved')).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: '2 of 3 saved' }),
  ).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'of 3 saved' }),
  ).toBeVisible();
  await uploadPage.addMore([third]);
  await network.restore();
  const thanks = page
    .getByRole('paragraph')
    .filter({ hasText: '4 memories safely saved' });
  await expect(thanks).toBeVisible();
  await expectStored(product, wedding, [longVideo, first, second, third]);

  // A file that is chosen again is no further memory.
  await uploadPage.send([first]);
  await expect(uploadPage.tile(first, 'Already sent')).toBeVisible();
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(uploadPage.uploadButton).toBeInViewport({ ratio: 1 });
});
