import { Fingers } from '../../../support/browser/fingers.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';

/** Positions are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ product, samples, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
});

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
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('button', { name: 'Create a link' }).click();
  await sheet.getByRole('button', { name: 'Copy message' }).click();
  await expect(sheet.getByText('Message and link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied.split('\n').at(-1)!).pathname).toMatch(
    /^\/album\/[0-9a-z]{16}$/,
  );
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(viewer.position).toHaveText('2 of 3');
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
  // A finger that swipes needs no arrows.
  await expect(viewer.previous).toHaveCSS('opacity', '0');
  await viewer.previous.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.position).toHaveText('2 of 3');
  await viewer.drag([middle, { ...middle, y: 600 }]);
  await expect(gallery.opened).toBeHidden();
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await expect(viewer.position).toHaveText('2 of 3');
  const remove = gallery.opened.getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect(viewer.position).toHaveText('2 of 2');
  const undo = page.getByRole('button', { name: 'Undo' });
  const toast = await undo.boundingBox();
  const foot = await remove.boundingBox();
  expect(toast!.y + toast!.height).toBeLessThanOrEqual(foot!.y);
  await undo.click();
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
