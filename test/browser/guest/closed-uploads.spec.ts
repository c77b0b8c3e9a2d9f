import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { watchUploads } from '../../support/browser/network/upload-requests.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

const DISABLED = 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi';
const REFUSED = /status of 403/;
const PHOTOS = 30;

async function chooseMany(input: Locator, bytes: Buffer): Promise<void> {
  await input.setInputFiles(
    Array.from({ length: PHOTOS }, (_, index) => ({
      name: `IMG_${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([bytes, Buffer.from(String(index))]),
    })),
  );
}

test('ends the queue when uploads are closed, and asks before a retry', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const questions = answerQuestions(page, true);
  const requests = watchUploads(page);
  await uploadPage.open();
  await product.setEnabled(wedding, false);
  const input = page.locator('input[type=file][multiple]');
  await chooseMany(input, await readFile(samples.photos[0].path));
  const retry = page.getByRole('button', { name: 'Retry all' });
  await expect(retry).toBeVisible();
  expect(requests.length).toBeLessThanOrEqual(3);

  // The reason is shown once; each file keeps its line.
  const { failures } = uploadPage;
  await expect(failures).toContainText(`IMG_7.jpg: ${DISABLED}`);
  await expect(failures.getByText(DISABLED, { exact: true })).toHaveCount(1);
  const box = await failures.boundingBox();
  expect(box!.height).toBeLessThan(page.viewportSize()!.height);
  await expect(retry).toBeInViewport();

  const before = requests.length;
  await retry.click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toContain(DISABLED);
  expect(requests).toHaveLength(before);

  await product.setEnabled(wedding, true);
  await retry.click();
  await expect(failures).toBeEmpty();
  await expect(
    page.getByRole('paragraph').filter({ hasText: `${PHOTOS} memories` }),
  ).toBeVisible();
  const stored = await product.mediaOf(wedding);
  expect(stored).toHaveLength(PHOTOS);
});

test('counts the files of the whole visit after a retry', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const [first, second] = samples.photos;
  await uploadPage.open();
  await uploadPage.send([first]);
  await uploadPage.expectAllSaved([first]);
  await product.setEnabled(wedding, false);
  await uploadPage.send([second]);
  await expect(
    page.getByRole('paragraph').filter({ hasText: '1 saved, 1 not sent.' }),
  ).toBeVisible();
  await product.setEnabled(wedding, true);
  await page.getByRole('button', { name: 'Retry all' }).click();
  await uploadPage.expectAllSaved([first, second]);
  await expectStored(product, wedding, [first, second]);
});

// A phone cannot drop files, and loads no code for it.
test(
  'uploads photos that are dropped on the page, and stays there',
  { tag: '@desktop' },
  async ({ page, product, samples, uploadPage, wedding }) => {
    const [photo] = samples.photos;
    await uploadPage.open();
    const base64 = await readFile(photo.path, 'base64');
    const transfer = await page.evaluateHandle(
      ({ data, name }) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const made = new DataTransfer();
        made.items.add(new File([bytes], name, { type: 'image/jpeg' }));
        return made;
      },
      { data: base64, name: photo.name },
    );
    // The script that takes files comes after the page is ready.
    await expect.poll(() => page.evaluate(isTaken, transfer)).toBe(true);
    await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
    await uploadPage.expectAllSaved([photo]);
    await expectStored(product, wedding, [photo]);
  },
);

/** Runs in the page: whether it accepts files that are over it. */
function isTaken(dataTransfer: DataTransfer): boolean {
  const event = new DragEvent('dragover', {
    bubbles: true,
    cancelable: true,
    dataTransfer,
  });
  document.querySelector('main')?.dispatchEvent(event);
  return event.defaultPrevented;
}
