import { utimes, writeFile } from 'node:fs/promises';
import { PAGES } from '@hatira/contract';
import { picture } from '../../support/fixtures/pictures.js';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { hashOf, type Sample } from '../../support/browser/media/samples.js';
import { expect, test } from '../../support/browser/test.js';

const HOUR_S = 3_600;

/** A picture without EXIF, as a phone's page takes it. */
async function pictureOf(path: string, hoursAgo: number): Promise<Sample> {
  const content = await picture({ width: 300, height: 200 + hoursAgo });
  await writeFile(path, content);
  const time = Date.now() / 1000 - hoursAgo * HOUR_S;
  await utimes(path, time, time);
  const name = path.split('/').at(-1) ?? '';
  return { name, path, bytes: content.length, sha256: hashOf(content) };
}

test.use({ order: 'opening' });

test('opens on the story by the date taken, which the phone sends, and remembers another order', async ({
  gallery,
  page,
  product,
  uploadPage,
  wedding,
}, testInfo) => {
  const late = await pictureOf(testInfo.outputPath('late.jpg'), 1);
  const early = await pictureOf(testInfo.outputPath('early.jpg'), 30);
  await uploadPage.open();
  await uploadPage.send([late]);
  await uploadPage.expectAllSaved([late]);
  await uploadPage.send([early]);
  await uploadPage.expectAllSaved([late, early]);

  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
  const order = page.getByLabel('Sort by');
  await expect(gallery.tiles).toContainText([early.name, late.name]);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await gallery.chooseInMenu('Sort by', 'Newest moments first');
  await expect(gallery.tiles).toContainText([late.name, early.name]);
  await gallery.chooseInMenu('Sort by', 'Last arrived first');
  await expect(gallery.tiles).toContainText([early.name, late.name]);
  await gallery.chooseInMenu('Sort by', 'Newest moments first');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // The grid gets its width in a later frame.
  await expect(() => expectFits(page)).toPass();

  await page.reload();
  await expect(gallery.tiles).toContainText([late.name, early.name]);
  await page.goto(PAGES.mobileGallery(wedding.hash));
  await expect(order).toHaveValue('moment');
  await expectFits(page);
  await page.goto(PAGES.gallery(wedding.hash));
  await expect(gallery.tiles).toHaveCount(2);
});
