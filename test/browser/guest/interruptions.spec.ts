import type { Page } from '@playwright/test';
import { sliceCount, type Success, type UploadState } from '@hatira/contract';
import { expectStored } from '../support/media/expect-stored.js';
import { Line } from '../support/network/line.js';
import type { Product } from '../support/product.js';
import type { Sample } from '../support/media/samples.js';
import { expect, test } from '../support/test.js';
import { UploadPage } from '../support/pages/upload-page.js';
import { watchUploads } from '../support/network/upload-requests.js';

/** The video of three slices takes some seconds, so that there is a middle to interrupt. */
const BYTES_PER_SECOND = 2_000_000;
/** The first slice is there, the second is on its way. */
const IN_THE_MIDDLE = 45;
const CUT_OFF = /net::ERR_/;
const SLICES = 3;

/** Nothing that the page waits for comes before its clock is let go again. It can be held in the future only. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

test('offline in the middle of a video: it says so, waits and goes on', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const requests = watchUploads(page);
  await uploadPage.open();
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await line.cut();
  await expect(uploadPage.tile(samples.longVideo, 'Waiting')).toBeVisible();
  await expect(
    page.getByText(
      'You are offline. It will go on by itself once you are back.',
    ),
  ).toBeVisible();
  await line.restore();
  await uploadPage.expectAllSaved([samples.longVideo]);
  // What had arrived was not sent again.
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(SLICES);
  await expectStored(product, wedding, [samples.longVideo]);
});

test('the page is reloaded in the middle: what did not arrive is named and goes on', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const requests = watchUploads(page);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await uploadPage.open();
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await line.slow(BYTES_PER_SECOND / 10);
  const state = page.waitForResponse((response) =>
    /\/uploads\/[\w-]+$/.test(response.url()),
  );
  await page.reload();
  const before = requests.length;
  expect(
    questions,
    'the browser asks before files on their way are left',
  ).toEqual(['beforeunload']);
  await expect(
    page.getByText('1 of your photos has not arrived yet.'),
  ).toBeVisible();
  await expect(
    page.getByText('We are carrying on from where it stopped.'),
  ).toBeVisible();
  const { data } = (await (await state).json()) as Success<UploadState>;
  const arrived = data.received.reduce(
    (sum, { start, end }) => sum + sliceCount(end - start),
    0,
  );
  expect(arrived).toBeGreaterThan(0);
  await line.restore();
  await uploadPage.expectAllSaved([samples.longVideo]);
  // What had arrived, answered or not, is not sent again; all else once.
  expect(
    requests.slice(before).filter(({ status }) => status === 200),
  ).toHaveLength(SLICES - arrived);
  await expectStored(product, wedding, [samples.longVideo]);

  await page.reload();
  await expect(uploadPage.uploadButton).toBeVisible();
  await expect(page.getByText('has not arrived yet')).toBeHidden();
});

test('the server dies in the middle and comes back: the video goes on', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  await page.clock.install();
  const requests = watchUploads(page);
  await uploadPage.open();
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  // The page's pauses end when the server is back: a busy machine may need longer for that than three attempts take.
  await holdClock(page);
  await product.web.restart();
  await line.restore();
  await page.clock.resume();
  await uploadPage.expectAllSaved([samples.longVideo]);
  expect(requests.map(({ status }) => status)).toEqual([200, 0, 200, 200]);
  await expectStored(product, wedding, [samples.longVideo]);
});

test('the server stays away: the photo fails in words and is sent again by a tap', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const [photo] = samples.photos;
  await page.clock.install();
  await uploadPage.open();
  await page.waitForLoadState('networkidle');
  await product.web.kill();
  await uploadPage.send([photo]);
  await uploadPage.expectGivenUp([photo]);
  await expect(uploadPage.failures).toContainText(
    `${photo.name}: Yükleme başarısız oldu`,
  );
  await holdClock(page);
  await product.web.start();
  await page.getByRole('button', { name: `Try again: ${photo.name}` }).click();
  await page.clock.resume();
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [photo]);
});

/** The server goes away while the page stands, and has used up every attempt of these. */
async function failByLine(
  product: Product,
  uploadPage: UploadPage,
  photos: Sample[],
): Promise<void> {
  const { page } = uploadPage;
  await page.clock.install();
  await uploadPage.open();
  await page.waitForLoadState('networkidle');
  await product.web.kill();
  await uploadPage.send(photos);
  await uploadPage.expectGivenUp(photos);
}

test('what the line has failed goes by itself while the page is looked at, without any sign of the phone', async ({
  consoleWatch,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const photos = samples.photos.slice(0, 2);
  await failByLine(product, uploadPage, photos);
  await expect(uploadPage.failures).toContainText(
    'If you leave this page open, it also tries again by itself.',
  );
  await product.web.start();
  await uploadPage.expectSentAgain(photos[0]!);
  await uploadPage.expectAllSaved(photos);
  await expectStored(product, wedding, photos);
});

test('what the line has failed goes by itself once the phone is back', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const photos = samples.photos.slice(0, 2);
  await failByLine(product, uploadPage, photos);
  await holdClock(page);
  await product.web.start();
  const line = await Line.of(page);
  await line.cut();
  await line.restore();
  await page.clock.resume();
  await uploadPage.expectAllSaved(photos);
  await expectStored(product, wedding, photos);
});

test('a file that failed and is chosen again takes the place of its first choice', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const { longVideo } = samples;
  await page.clock.install();
  const requests = watchUploads(page);
  await uploadPage.open();
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND);
  await uploadPage.send([longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await product.web.kill();
  await uploadPage.expectGivenUp([longVideo]);
  await holdClock(page);
  await line.restore();
  await product.web.start();
  await uploadPage.send([longVideo]);
  await page.clock.resume();
  await uploadPage.expectAllSaved([longVideo]);
  await expect(uploadPage.files).toHaveCount(1);
  // What had arrived was shown to be the same by one slice, and not sent again beside that.
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(
    SLICES + 1,
  );
  await expectStored(product, wedding, [longVideo]);
  await page.reload();
  await expect(uploadPage.uploadButton).toBeVisible();
  await expect(page.getByText('has not arrived yet')).toBeHidden();
});

test('a second tab leaves the files of the first alone, and goes on with them when that is closed', async ({
  consoleWatch,
  context,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  const { longVideo, photos } = samples;
  await uploadPage.open();
  const line = await Line.of(page);
  await line.slow(BYTES_PER_SECOND / 10);
  await uploadPage.send([longVideo]);
  await uploadPage.expectProgress(2);

  const second = new UploadPage(await context.newPage(), wedding);
  const requests = watchUploads(second.page);
  await second.open();
  await second.send([photos[0]]);
  await second.expectAllSaved([photos[0]]);
  expect(requests).toHaveLength(1);
  await page.close();
  await expect(second.tile(longVideo, 'Saved safely')).toBeVisible({
    timeout: 20_000,
  });
  await expectStored(product, wedding, [longVideo, photos[0]]);
});
