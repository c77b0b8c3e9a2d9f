import { SELECTION_ALBUM_API } from '@hatira/contract';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { readSlowly } from '../../support/browser/media/long-reading.js';
import { hashOf } from '../../support/browser/media/samples.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

const LOCALE = 'tr-TR';

test.use({ locale: LOCALE });

test('the couple passes chosen photos on as an album, which opens elsewhere and ends', async ({
  browser,
  consoleWatch,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(/status of 404/);
  const [first, second, third] = samples.photos;
  for (const photo of [first, second, third])
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
  await readSlowly(page);
  await page.goto(`/camera-roll/${wedding.hash}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('button', { name: 'Seç', exact: true }).click();
  for (const { name } of [first, second])
    await page
      .getByRole('checkbox', { name: new RegExp(`: ${name},`) })
      .check();
  const bar = page.locator('[data-toolbar]');
  await bar.getByRole('button', { name: 'Paylaş' }).click();
  const sheet = page.getByRole('dialog', { name: 'Paylaş' });
  await sheet.getByRole('textbox').fill('Teyzem için');
  await sheet.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = sheet.getByRole('link', { name: 'http' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href'))!;
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const context = await browser.newContext({ locale: LOCALE });
  const aunt = await context.newPage();
  await aunt.goto(address);
  await expect(aunt).toHaveTitle('Teyzem için · Elif & Can');
  const pictures = aunt.locator('main').getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  await expectAccessible(aunt);
  await pictures.first().getByRole('button').click();
  const viewer = aunt.getByRole('dialog');
  await expect(viewer.getByText('Mutluluklar!')).toBeVisible();
  const started = aunt.waitForEvent('download');
  await viewer.getByRole('link', { name: 'İndir' }).click();
  const saved = await readFile(await (await started).path());
  expect([first.sha256, second.sha256]).toContain(hashOf(saved));
  await aunt.keyboard.press('Escape');
  const all = aunt.waitForEvent('download');
  await aunt.getByRole('link', { name: 'Tümünü indir' }).click();
  expect((await all).suggestedFilename()).toBe('Teyzem için - Elif & Can.zip');

  answerQuestions(page, true);
  await bar.getByRole('button', { name: 'Seçimi temizle' }).click();
  await bar.getByRole('button', { name: 'Paylaş' }).click();
  const albums = page.getByRole('region', { name: 'Seçtiğiniz fotoğraflar' });
  await expect(albums.getByRole('link', { name: /Teyzem için/ })).toBeVisible();
  await albums
    .getByRole('button', { name: 'Bağlantıyı kapat: Teyzem için' })
    .click();
  await expect(albums.getByText('Bağlantı artık çalışmıyor.')).toBeVisible();
  await expect(albums.getByRole('link', { name: /Teyzem için/ })).toHaveCount(
    0,
  );
  await aunt.reload();
  await expect(
    aunt.getByText('Bu bağlantı artık geçerli değil.'),
  ).toBeVisible();
  const token = new URL(address).pathname.split('/').at(-1)!;
  const zip = await aunt.request.get(SELECTION_ALBUM_API.zip(token));
  expect(zip.status()).toBe(404);
  await context.close();
});
