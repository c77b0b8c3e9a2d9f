import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';

const DISABLED = 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi';
/** An unknown path then goes to the homepage. */
const GOING_HOME_MS = 4_000;
const REFUSED = /the server responded with a status of 4\d\d/;

for (const { locale, buttons, text } of [
  {
    locale: 'en-GB',
    buttons: ['Upload Photo/Video', 'Upload with Message'],
    text: `${DISABLED}\nThe bride and groom have not turned on uploads yet`,
  },
  {
    locale: 'tr-TR',
    buttons: ['Fotoğraf/Video Yükle', 'Mesajla Yükle'],
    text: DISABLED,
  },
]) {
  test.describe(`closed uploads in ${locale}`, () => {
    test.use({ locale });

    test('are reported by both buttons, which take no file', async ({
      page,
      product,
      wedding,
    }) => {
      await product.setEnabled(wedding, false);
      let pickers = 0;
      page.on('filechooser', () => (pickers += 1));
      const alerts = answerQuestions(page, true);
      await page.goto(`/${wedding.weddingPath}`);
      for (const name of buttons)
        await page.getByRole('button', { name }).click();
      await expect.poll(() => alerts).toEqual([text, text]);
      expect(pickers).toBe(0);
    });
  });
}

test('takes files after uploads are opened while the page is open', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  await product.setEnabled(wedding, false);
  answerQuestions(page, true);
  await uploadPage.open();
  await product.setEnabled(wedding, true);
  const answer = page.waitForResponse(/\/api\/wedding-hash\//);
  await uploadPage.uploadButton.click();
  await (await answer).finished();
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 2_000 }),
      uploadPage.uploadButton.click({ timeout: 2_000 }),
    ]);
    await chooser.setFiles(photo.path);
  }).toPass();
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [photo]);
});

test('refuses files after uploads are closed while the page is open', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const [photo] = samples.photos;
  await uploadPage.open();
  await product.setEnabled(wedding, false);
  await uploadPage.send([photo]);
  await expect(uploadPage.failures).toContainText(`${photo.name}: ${DISABLED}`);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'not sent' }),
  ).toHaveText('1 file was not sent.');
  await expectStored(product, wedding, []);
});

test('reports an unknown path and goes to the homepage', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(REFUSED);
  consoleWatch.expect(/The check for a background failed/);
  const leadHome = await holdTimers(page, GOING_HOME_MS);
  await page.goto('/Nobody-010126-Noone');
  await expect(page.getByRole('alert')).toContainText(
    'Bu düğün yolu bulunamadı.',
  );
  await expect(page.getByRole('alert')).toContainText(
    'We could not find this wedding.',
  );
  await leadHome();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Hatıra' }),
  ).toBeVisible();
});

test('names a refused file with the reason and stores the rest of the batch', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const { drawing, photos } = samples;
  const fine = photos.slice(0, 2);
  await uploadPage.open();
  await uploadPage.send([fine[0]!, drawing, fine[1]!]);
  await expect(uploadPage.failures).toContainText('Bazı dosyalar yüklenemedi:');
  await expect(uploadPage.failures).toContainText(
    'Some files could not be uploaded:',
  );
  await expect(uploadPage.failures).toContainText(
    `${drawing.name}: Yalnızca fotoğraf ve video yüklenebilir`,
  );
  await expect(uploadPage.failures).toContainText(
    'Only photos and videos can be uploaded',
  );
  await expect(uploadPage.failures).toContainText(
    'Lütfen tekrar deneyin veya dosya boyutunu kontrol edin.',
  );
  // Neither another attempt nor a smaller file helps.
  await expect(uploadPage.failures).not.toContainText('Please try again');
  await expect(uploadPage.failures.getByRole('listitem')).toHaveCount(1);
  for (const photo of fine)
    await expect(uploadPage.tile(photo, 'Safely saved')).toBeVisible();
  await expect(uploadPage.tile(drawing, 'Not sent')).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: '2 saved, 1 not sent.' }),
  ).toBeVisible();
  await expectStored(product, wedding, fine);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByText('not arrived yet')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/upload'))).toEqual([]);
});

test('offers removal instead of a retry after a final refusal', async ({
  consoleWatch,
  page,
  samples,
  uploadPage,
}) => {
  consoleWatch.expect(REFUSED);
  const { drawing, photos } = samples;
  await uploadPage.open();
  await uploadPage.send([drawing, photos[0]]);
  await expect(uploadPage.tile(drawing, 'Not sent')).toBeVisible();
  await expect(uploadPage.tile(photos[0], 'Safely saved')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Try again|Retry all/ }),
  ).toHaveCount(0);
  await page
    .getByRole('button', { name: `Remove from the list: ${drawing.name}` })
    .click();
  await expect(uploadPage.files).toHaveCount(1);
  await uploadPage.expectAllSaved([photos[0]]);

  await uploadPage.send([drawing]);
  await expect(uploadPage.failures).toContainText(drawing.name);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'not sent' }),
  ).toHaveText('1 saved, 1 not sent.');
  await uploadPage.failures.getByRole('button', { name: 'Close' }).click();
  await expect(uploadPage.failures).toBeEmpty();
  await expect(uploadPage.files).toHaveCount(1);
});

test('reports an empty file instead of sending it', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  const { empty } = samples;
  await uploadPage.open();
  await uploadPage.send([empty, photo]);
  await expect(uploadPage.failures).toHaveText(
    `Not sent because they are empty: ${empty.name}`,
  );
  await expect(uploadPage.tile(photo, 'Safely saved')).toBeVisible();
  await expect(uploadPage.files).toHaveCount(1);

  const chooser = page.waitForEvent('filechooser');
  await uploadPage.noteButton.click();
  await (await chooser).setFiles(empty.path);
  await expect(uploadPage.failures).toHaveText(
    `Not sent because they are empty: ${empty.name}`,
  );
  await expect(uploadPage.dialog).toBeHidden();
  await expectStored(product, wedding, [photo]);
});

test('refuses a file over the limit with that reason', async ({
  consoleWatch,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const { shortVideo } = samples;
  const [photo] = samples.photos;
  const web = await product.replica({ MAX_FILE_BYTES: '5500000' });
  await uploadPage.open(web.url);
  await uploadPage.send([shortVideo, photo]);
  await expect(uploadPage.failures).toContainText(
    `${shortVideo.name}: Dosya boyutu çok büyük`,
  );
  await expect(uploadPage.failures).toContainText('The file is too large');
  await expectStored(product, wedding, [photo]);
  await web.stop();
});
