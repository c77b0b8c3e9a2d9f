import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { GONE_THUMB } from '../../support/browser/console-watch.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { ViewerPage } from '../../support/browser/pages/viewer-page.js';
import type { GalleryPage } from '../../support/browser/pages/gallery-page.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function deleteAll(page: Page, gallery: GalleryPage): Promise<void> {
  answerQuestions(page, true);
  await gallery.chooseAll();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('No media found.')).toBeVisible();
  const menu = await gallery.openMenu();
  await menu.getByRole('link', { name: 'Recently deleted' }).press('Enter');
}

test('brings deleted files back, one and several, by the keyboard too', async ({
  consoleWatch,
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(GONE_THUMB);
  const names = samples.photos.slice(0, 4).map(({ name }) => name);
  for (const photo of samples.photos.slice(0, 4))
    await product.addPhoto(wedding, photo);
  await gallery.openAfterCelebration();
  await expect(page.getByText('4 memories')).toBeVisible();
  await deleteAll(page, gallery);

  const tiles = page
    .getByRole('list', { name: 'Recently deleted' })
    .getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await expect(tiles.first()).toContainText('30 days left');
  await expectAccessibleInBothSchemes(page);
  const before = page.viewportSize()!;
  await resize(page, { width: 320, height: 640 });
  await expectFits(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectFits(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await resize(page, before);

  const restore = page.getByRole('button', { name: `Restore: ${names[0]}` });
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await tiles.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore selected: 2' }).click();
  await expect(page.getByText('2 files restored.')).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(page.getByText('There are no files here.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the gallery' }).click();
  await expect(gallery.tiles).toHaveCount(4);
});

test('shows deleted files large, and restores one there', async ({
  consoleWatch,
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  consoleWatch.expect(GONE_THUMB);
  const [first] = samples.photos;
  await product.addVideo(wedding, samples.shortVideo);
  for (const photo of [first, samples.torn])
    await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
  await deleteAll(page, gallery);
  const list = page.getByRole('list', { name: 'Recently deleted' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('Incomplete file')).toHaveCount(1);

  const layer = page.getByRole('dialog', { name: 'Recently deleted' });
  await list
    .getByRole('button', { name: `View: ${samples.torn.name}` })
    .click();
  await expect(layer.getByText('Incomplete file')).toBeVisible();
  await layer.getByRole('button', { name: 'Close' }).click();
  await list.getByRole('button', { name: `View: ${first.name}` }).click();
  const current = layer.locator('[data-slide="current"]');
  await expect(layer.getByText('30 days left')).toBeVisible();
  await expect
    .poll(() =>
      current
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(640);
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
  const viewer = new ViewerPage(page, wedding);
  await viewer.doubleTap({ x: 200, y: 400 });
  await expect.poll(() => viewer.zoom()).toBe(2.5);
  await layer.getByRole('button', { name: 'Close' }).click();
  await expect(layer).toHaveCount(0);
  await expect(
    list.getByRole('button', { name: `View: ${first.name}` }),
  ).toBeFocused();

  await list
    .getByRole('button', { name: `View: ${samples.shortVideo.name}` })
    .click();
  await current
    .getByRole('button', { name: `Play: ${samples.shortVideo.name}` })
    .click();
  await expect
    .poll(() =>
      current
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0.5);
  // The messages are above the viewer.
  const restored = page.getByRole('status').getByText('1 file restored.');
  const restore = layer.getByRole('button', { name: /^Restore: / });
  for (const left of [2, 1]) {
    await restore.click();
    await expect(restored).toBeVisible();
    await expect(layer.getByText(new RegExp(`^\\d of ${left}$`))).toBeVisible();
  }
  await restore.click();
  await expect(layer).toHaveCount(0);
  await expect(page.getByText('There are no files here.')).toBeVisible();
  await expect(list).toBeFocused();
  await page.getByRole('link', { name: 'Back to the gallery' }).click();
  await expect(gallery.tiles).toHaveCount(3);
});
