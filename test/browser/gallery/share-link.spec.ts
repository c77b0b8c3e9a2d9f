import { PAGES } from '@hatira/contract';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

test('the couple makes a link, relatives look by it, and it ends', async ({
  browser,
  consoleWatch,
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(/status of 404/);
  for (const photo of samples.photos.slice(0, 2))
    await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const relatives = page.getByRole('region', {
    name: 'For family and friends',
  });
  await relatives.getByRole('button', { name: 'Create a link' }).click();
  const link = relatives.getByRole('link', { name: 'http' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href'))!;
  expect(address).not.toContain(String(wedding.hash));

  const context = await browser.newContext();
  const aunt = await context.newPage();
  await aunt.goto(address);
  await expect(
    aunt.getByRole('list', { name: 'Photos and videos' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(
    aunt.getByRole('button', { name: 'Download everything' }),
  ).toBeVisible();
  await expect(aunt.getByRole('button', { name: /delete/i })).toHaveCount(0);
  await expect(aunt.getByRole('button', { name: 'Share' })).toHaveCount(0);

  answerQuestions(page, true);
  await relatives.getByRole('button', { name: 'Turn link off' }).click();
  await expect(relatives.getByText('The link no longer works.')).toBeVisible();
  await expect(aunt.getByText('This link no longer works.')).toBeVisible();
  const { hash } = wedding;
  expect((await aunt.request.get(PAGES.gallery(hash))).ok()).toBe(true);
  const key = new URL(address).pathname.split('/').at(-1);
  expect((await aunt.request.get(`/api/media/admin/${key}`)).status()).toBe(
    404,
  );
  await context.close();
});
