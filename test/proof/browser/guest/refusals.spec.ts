import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { expect, test } from '../../../support/browser/test.js';

/** An unknown path then goes to the homepage. */
const GOING_HOME_MS = 4_000;
const REFUSED = /the server responded with a status of 4\d\d/;

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

test('refuses a file over the limit and a drawing with these reasons', async ({
  consoleWatch,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(REFUSED);
  const { drawing, shortVideo } = samples;
  const [photo] = samples.photos;
  const web = await product.replica({ MAX_FILE_BYTES: '5500000' });
  await uploadPage.open(web.url);
  await uploadPage.send([shortVideo, drawing, photo]);
  await expect(uploadPage.failures).toContainText(
    `${shortVideo.name}: Dosya boyutu çok büyük`,
  );
  await expect(uploadPage.failures).toContainText('The file is too large');
  await expect(uploadPage.failures).toContainText(
    `${drawing.name}: Yalnızca JPEG, HEIC, MP4 gibi yaygın fotoğraf ve video biçimleri yüklenebilir`,
  );
  await expectStored(product, wedding, [photo]);
  await web.stop();
});
