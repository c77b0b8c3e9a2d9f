import { networkInterfaces } from 'node:os';
import { SLICE_BYTES } from '@hatira/contract';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { expect, test } from '../../support/browser/test.js';

const NOTE = { name: 'Ayşe Teyze', text: 'Bir ömür mutluluklar! 🥂' };

test(
  'uploads photos and videos, with and without a note, into the gallery',
  { tag: '@everywhere' },
  async ({ product, samples, wedding, uploadPage, gallery, page }) => {
    const batch = [...samples.photos, samples.shortVideo];
    const withNote = samples.longVideo;
    expect(samples.shortVideo.bytes).toBeGreaterThan(SLICE_BYTES);
    await uploadPage.open();
    await expect(
      page.getByRole('heading', { name: 'Elif & Can' }),
    ).toBeVisible();
    await expect(page.getByText(/^\d\d\/\d\d\/2026$/)).toBeVisible();
    await uploadPage.send(batch);
    await uploadPage.expectAllSaved(batch);
    await expectStored(product, wedding, batch);

    await uploadPage.chooseForNote(withNote);
    await uploadPage.name().fill(NOTE.name);
    await uploadPage.message().fill(NOTE.text);
    await uploadPage.dialog
      .getByRole('button', { name: 'Upload with Note' })
      .click();
    await uploadPage.expectAllSaved([withNote]);
    await expect(uploadPage.files).toHaveCount(batch.length + 1);
    await expectStored(product, wedding, [withNote, ...batch]);

    await gallery.openAfterCelebration();
    await expect(page.getByText(`${batch.length + 1} memories`)).toBeVisible();
    await expect(gallery.tile(withNote.name)).toContainText(NOTE.text);
    await expect(gallery.tile(withNote.name)).toContainText(NOTE.name);
    for (const { name, sha256 } of [
      withNote,
      samples.shortVideo,
      samples.photos[2],
    ]) {
      await gallery.scrollTo(name);
      expect(await gallery.download(name)).toEqual({ name, sha256 });
    }
  },
);

test('shows a preview of each file on its tile', async ({
  samples,
  uploadPage,
}) => {
  const files = [...samples.photos, samples.shortVideo];
  await uploadPage.open();
  await uploadPage.send(files);
  await uploadPage.expectAllSaved(files);
  const pictures = uploadPage.files.locator('img');
  await expect(pictures).toHaveCount(files.length);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});

test.describe('on a limited phone', () => {
  test('makes previews when the preview worker fails to load', async ({
    consoleWatch,
    page,
    samples,
    uploadPage,
  }) => {
    consoleWatch.expect(/net::ERR_FAILED/);
    await page.route(/preview\.worker/, (route) => route.abort(), { times: 1 });
    await uploadPage.open();
    await uploadPage.send(samples.photos);
    await uploadPage.expectAllSaved(samples.photos);
    await expect(uploadPage.files.locator('img')).toHaveCount(
      samples.photos.length,
    );
  });

  test('makes small previews without OffscreenCanvas', async ({
    page,
    samples,
    uploadPage,
  }) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(window, 'OffscreenCanvas'),
    );
    await uploadPage.open();
    await uploadPage.send(samples.photos);
    const pictures = uploadPage.files.locator('img');
    await expect(pictures).toHaveCount(samples.photos.length);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(480);
    }
  });
});

test('uploads over plain http from another address', async ({
  product,
  samples,
  wedding,
  uploadPage,
}) => {
  const address = lanAddress();
  if (!address)
    process.stderr.write(
      '!! This machine has no address in a network: plain http was not tested.\n',
    );
  test.skip(!address, 'no address in a network');
  const web = await product.replica({ HOST: '0.0.0.0' });
  const files = [samples.photos[0], samples.shortVideo];
  await uploadPage.open(`http://${address}:${new URL(web.url).port}`);
  expect(await uploadPage.page.evaluate(() => window.isSecureContext)).toBe(
    false,
  );
  await uploadPage.send(files);
  await uploadPage.expectAllSaved(files);
  await expectStored(product, wedding, files);
  await web.stop();
});

function lanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap(
    (list) => list ?? [],
  );
  return addresses.find(
    ({ family, internal }) => family === 'IPv4' && !internal,
  )?.address;
}
