import type { Page } from '@playwright/test';
import { sliceCount, type Success, type UploadState } from '@hatira/contract';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { Network } from '../../support/browser/network/network.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';
import { UploadPage } from '../../support/browser/pages/upload-page.js';
import { watchUploads } from '../../support/browser/network/upload-requests.js';

/** Slow enough to interrupt the three-slice video half-way. */
const BYTES_PER_SECOND = 2_000_000;
/** Percent: one slice arrived, the second in flight. */
const IN_THE_MIDDLE = 45;
const CUT_OFF = /net::ERR_/;
const SLICES = 3;

/** The clock only pauses at a future time. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

test('reports offline in the middle of a video, waits and resumes', async ({
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
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await network.cut();
  await expect(uploadPage.tile(samples.longVideo, 'Waiting')).toBeVisible();
  await expect(
    page.getByText(
      'You are offline. Sending will resume automatically once you are back online.',
    ),
  ).toBeVisible();
  await network.restore();
  await uploadPage.expectAllSaved([samples.longVideo]);
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(SLICES);
  await expectStored(product, wedding, [samples.longVideo]);
});

test('resumes after a reload in the middle of a video and names the missing file', async ({
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
  page.on('dialog', (dialog) => questions.push(dialog.type()));
  answerQuestions(page, true);
  await uploadPage.open();
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await network.slow(BYTES_PER_SECOND / 10);
  const state = page.waitForResponse((response) =>
    /\/uploads\/[\w-]+$/.test(response.url()),
  );
  await page.reload();
  const before = requests.length;
  expect(
    questions,
    'the browser asks before an unfinished upload is left',
  ).toEqual(['beforeunload']);
  await expect(
    page.getByText('One of your files has not arrived yet.'),
  ).toBeVisible();
  await expect(page.getByText('Picking up where we left off.')).toBeVisible();
  const { data } = (await (await state).json()) as Success<UploadState>;
  const arrived = data.received.reduce(
    (sum, { start, end }) => sum + sliceCount(end - start),
    0,
  );
  expect(arrived).toBeGreaterThan(0);
  await network.restore();
  await uploadPage.expectAllSaved([samples.longVideo]);
  // Each missing slice is sent once.
  expect(
    requests.slice(before).filter(({ status }) => status === 200),
  ).toHaveLength(SLICES - arrived);
  await expectStored(product, wedding, [samples.longVideo]);

  await page.reload();
  await expect(uploadPage.uploadButton).toBeVisible();
  await expect(page.getByText('has not arrived yet')).toBeHidden();
});

test('resumes the video after the server is killed and restarted', async ({
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
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send([samples.longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  // A restart may outlast three attempts.
  await holdClock(page);
  await product.web.restart();
  await network.restore();
  await page.clock.resume();
  await uploadPage.expectAllSaved([samples.longVideo]);
  expect(requests.map(({ status }) => status)).toEqual([200, 0, 200, 200]);
  await expectStored(product, wedding, [samples.longVideo]);
});

test('resumes a failed file that is chosen again, in its first place', async ({
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
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  await uploadPage.send([longVideo]);
  await uploadPage.expectProgress(IN_THE_MIDDLE);
  await product.web.kill();
  await uploadPage.expectGivenUp([longVideo]);
  await holdClock(page);
  await network.restore();
  await product.web.start();
  await uploadPage.send([longVideo]);
  await page.clock.resume();
  await uploadPage.expectAllSaved([longVideo]);
  await expect(uploadPage.files).toHaveCount(1);
  // One repeated slice proves the content.
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(
    SLICES + 1,
  );
  await expectStored(product, wedding, [longVideo]);
  await page.reload();
  await expect(uploadPage.uploadButton).toBeVisible();
  await expect(page.getByText('has not arrived yet')).toBeHidden();
});

test('a second tab takes over the files of the first when that is closed', async ({
  consoleWatch,
  context,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  // The server may still be writing the closed tab's slice, or have dropped it.
  consoleWatch.expect(/status of 503 .*\/upload-chunk\)$/);
  consoleWatch.expect(/status of 404 .*\/uploads\/[\w-]+\)$/);
  const { longVideo, photos } = samples;
  await uploadPage.open();
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND / 10);
  await uploadPage.send([longVideo]);
  await uploadPage.expectProgress(2);

  const second = new UploadPage(await context.newPage(), wedding);
  const requests = watchUploads(second.page);
  await second.open();
  const elsewhere = second.page.getByText('Sending goes on in your other tab.');
  await expect(elsewhere).toBeVisible();
  await second.send([photos[0]]);
  await second.expectAllSaved([photos[0]]);
  await expect(elsewhere).toBeVisible();
  expect(requests).toHaveLength(1);
  await page.close();
  await expect(elsewhere).toBeHidden();
  await expect(second.tile(longVideo, 'Safely saved')).toBeVisible();
  await expectStored(product, wedding, [longVideo, photos[0]]);
});
