import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { Fingers } from '../../../support/browser/fingers.js';
import { expectFits } from '../../../support/browser/layout.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';

/** Colours and positions are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ product, samples, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
});

const coveredTabStop = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main, header') != null);

/** A zoom's or show's own entry goes a moment after it. */
const expectNoLayer = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => (history.state as { usr?: { layer?: number } }).usr?.layer,
      ),
    )
    .toBeUndefined();

test(
  'opens a picture over the grid and returns to the last shown one',
  { tag: '@everywhere' },
  async ({ gallery, page, samples, wedding }) => {
    const [oldest, , newest] = samples.photos;
    const viewer = new ViewerPage(page, wedding);
    await gallery.openAfterCelebration();
    await gallery.tile(newest.name).locator('img').click();
    await expect(viewer.position).toHaveText('1 of 3');
    await expect(gallery.opened).toBeFocused();
    await viewer.expectPicture();
    await page.keyboard.press('End');
    await expect(viewer.position).toHaveText('3 of 3');
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await coveredTabStop(page)).toBe(false);
    }
    await expect(page).toHaveURL(/#all\/[\w-]{36}$/);
    await page.goBack();
    await expect(gallery.opened).toBeHidden();
    await expect(page).toHaveURL(/camera-roll\/\d+$/);
    const box = gallery.tile(oldest.name).getByRole('checkbox');
    await expect(box).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(viewer.position).toHaveText('3 of 3');
    await page.goBack();
    await expect(gallery.opened).toBeHidden();
    // The loaded viewer covers the grid within the tap, not a frame later.
    const isCovered = await gallery
      .tile(oldest.name)
      .locator('img')
      .evaluate((image: HTMLElement) => {
        image.click();
        return document.querySelector('[data-growing]') !== null;
      });
    expect(isCovered).toBe(true);
    await expect(viewer.position).toHaveText('3 of 3');
    const third = page.url();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.position).toHaveText('2 of 3');
    await expect(page).not.toHaveURL(third);
    // As a first visit by a shared link: no celebration lies over it.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(viewer.position).toHaveText('2 of 3');
    await page.keyboard.press('+');
    await expect.poll(() => viewer.zoom()).toBe(1.5);
    await page.keyboard.press('Escape');
    await expect.poll(() => viewer.zoom()).toBe(1);
    await expectNoLayer(page);
    await page.keyboard.press('Escape');
    await expect(gallery.opened).toBeHidden();
    await expect(page).toHaveURL(/camera-roll\/\d+$/);
  },
);

test('shares, explains, closes by a pull, deletes and restores the open picture, and closes without any', async ({
  context,
  gallery,
  page,
  samples,
  wedding,
}) => {
  const viewer = new ViewerPage(page, wedding);
  const questions = answerQuestions(page, true);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gallery.openAfterCelebration();
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await expect(viewer.position).toHaveText('2 of 3');
  await gallery.opened.getByRole('button', { name: 'Share' }).click();
  await expect(
    page.getByText('The link to this file was copied.'),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/media\/[\w-]+$/);
  await page.keyboard.press('i');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText(samples.photos[1].name);
  await expect(details).toContainText('Ayşe');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  const middle = { x: 195, y: 300 };
  await viewer.drag([middle, { ...middle, y: 330 }]);
  await viewer.drag([middle, { ...middle, y: 100 }]);
  await expect(viewer.position).toHaveText('2 of 3');
  // A thumb that turns the page in an arc.
  const bend = { ...middle, y: 312 };
  const fingers = await Fingers.on(page);
  await fingers.put(middle);
  await fingers.move([middle, bend]);
  await fingers.move([bend, { x: 40, y: 330 }]);
  await fingers.lift();
  await expect(viewer.position).toHaveText('3 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.position).toHaveText('2 of 3');
  await viewer.drag([middle, { ...middle, y: 600 }]);
  await expect(gallery.opened).toBeHidden();
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await expect(viewer.position).toHaveText('2 of 3');
  const remove = gallery.opened.getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect(viewer.position).toHaveText('2 of 2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewer.position).toHaveText('3 of 3');
  for (const left of [2, 1]) {
    await remove.click();
    await expect(viewer.position).toHaveText(`${left} of ${left}`);
  }
  await page.keyboard.press('Delete');
  await expect(gallery.opened).toBeHidden();
  await expect(page.getByText('No media found.')).toBeVisible();
  await expect.poll(() => questions).toHaveLength(4);
});

test('is accessible and fits a narrow window', async ({
  gallery,
  page,
  samples,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await gallery.openAfterCelebration();
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await expect(gallery.opened).toBeVisible();
  await gallery.opened.getByRole('button', { name: 'Details' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectFits(page, '[data-viewer-layer]');
});
