import { copyFile, rm, writeFile } from 'node:fs/promises';
import { jpegBytes } from '../../../support/fixtures/media-bytes.js';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import type {
  Sample,
  Samples,
} from '../../../support/browser/media/samples.js';
import { Network } from '../../../support/browser/network/network.js';
import { expect, test } from '../../../support/browser/test.js';

/** The page reads three files ahead while it waits for the network. */
const READ_AHEAD = 3;
const CUT_OFF = /net::ERR_/;

/** Copies, as the samples are shared. */
async function onPhone(
  { photos }: Samples,
  pathOf: (name: string) => string,
): Promise<Sample[]> {
  const copies = photos.map((photo) => ({
    ...photo,
    path: pathOf(photo.name),
  }));
  for (const [index, { path }] of copies.entries())
    await copyFile(photos[index]!.path, path);
  return copies;
}

async function loseLast(files: Sample[]): Promise<Sample[]> {
  const [changed, vanished] = files.slice(READ_AHEAD) as [Sample, Sample];
  await writeFile(changed.path, jpegBytes(changed.bytes + 1));
  await rm(vanished.path);
  return [changed, vanished];
}

for (const { locale, button, waiting, reason, hint } of [
  {
    locale: 'tr-TR',
    button: 'Fotoğraf/Video Yükle',
    waiting: 'Bekliyor',
    reason: 'Yükleme başarısız oldu',
    hint: 'Telefonunuz bu dosyaya erişime artık izin vermiyor; lütfen dosyayı yeniden seçin.',
  },
  {
    locale: 'de-DE',
    button: 'Foto/Video hochladen',
    waiting: 'Wartet',
    reason: 'Das Hochladen ist fehlgeschlagen',
    hint: 'Das Handy gibt diese Datei nicht mehr frei; bitte wähle sie noch einmal aus.',
  },
]) {
  test.describe(`a phone that keeps no copy, in ${locale}`, () => {
    test.use({ locale });

    test('names files that have vanished or changed, and takes them again', async ({
      consoleWatch,
      page,
      product,
      samples,
      uploadPage,
      wedding,
    }, info) => {
      consoleWatch.expect(CUT_OFF);
      await page.addInitScript(() =>
        Object.defineProperty(window, 'indexedDB', { value: undefined }),
      );
      const files = await onPhone(samples, (name) => info.outputPath(name));
      const choose = async (chosen: Sample[]) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: button }).click();
        await (await chooser).setFiles(chosen.map(({ path }) => path));
      };
      await page.goto(`/${wedding.weddingPath}`, { waitUntil: 'networkidle' });
      const network = await Network.of(page);
      await network.cut();
      await choose(files);
      for (const file of files.slice(0, READ_AHEAD))
        await expect(uploadPage.tile(file, waiting)).toBeVisible();
      const lost = await loseLast(files);
      await network.restore();
      await expect(uploadPage.failures).toContainText(reason);
      await expect(uploadPage.failures).toContainText(hint);
      for (const { name } of lost)
        await expect(uploadPage.failures).toContainText(name);
      await expectStored(product, wedding, files.slice(0, READ_AHEAD));
      for (const [index, { path }] of lost.entries())
        await copyFile(samples.photos[READ_AHEAD + index]!.path, path);
      await choose(lost);
      await expect(uploadPage.failures).toBeEmpty();
      await expect
        .poll(async () => (await product.mediaOf(wedding)).length)
        .toBe(files.length);
      await expectStored(product, wedding, files);
    });
  });
}
