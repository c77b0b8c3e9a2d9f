import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { expectFits } from '../../../support/browser/layout.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { expect, test } from '../../../support/browser/test.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ gallery, product, samples, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
});

const showOn = (page: Page) => page.getByRole('dialog', { name: 'Slideshow' });
const shownOn = async (page: Page) =>
  (await showOn(page).locator('img').getAttribute('src')) ?? '';

/** Runs in the page. Counts the locks that keep the screen on. */
function countLocks(): void {
  const count = (by: number) => {
    const { dataset } = document.documentElement;
    dataset['locks'] = String(Number(dataset['locks'] ?? 0) + by);
  };
  const request = () => {
    count(1);
    return Promise.resolve({
      release: () => Promise.resolve(count(-1)),
    });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** Of a television. */
const pressRemote = (show: Locator, key: string) =>
  show.dispatchEvent('keydown', { key });

const locksOn = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['locks']));

test('plays from the open picture on, by keys and by itself, and returns to it', async ({
  gallery,
  page,
  samples,
  wedding,
}) => {
  const viewer = new ViewerPage(page, wedding);
  const show = showOn(page);
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await expect(viewer.position).toHaveText('2 of 3');
  const start = gallery.opened.getByRole('button', { name: 'Slideshow' });
  await start.click();
  await expect(show).toBeFocused();
  await expect(show).toContainText('Mutluluklar!');
  await expect.poll(() => shownOn(page)).not.toBe('');
  await page.keyboard.press(' ');
  await expect(show.getByRole('button', { name: 'Play' })).toBeAttached();
  const first = await shownOn(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownOn(page)).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownOn(page)).toBe(first);

  await show.getByLabel('Pace').selectOption('3 seconds');
  await show.getByLabel('Notes').uncheck();
  await expect(show).not.toContainText('Mutluluklar!');
  await show.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => shownOn(page)).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(show).toBeHidden();
  await expect(start).toBeFocused();

  await start.click();
  await expect(show.getByLabel('Pace')).toHaveValue('3');
  await expect(show.getByLabel('Notes')).not.toBeChecked();
  await page.goBack();
  await expect(show).toBeHidden();
  await expect(gallery.opened).toBeVisible();
});

test('plays from the gallery’s button, and ends at the tile of the last picture', async ({
  page,
}) => {
  const start = page.getByRole('button', { name: 'Slideshow' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(showOn(page)).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(showOn(page)).toBeHidden();
  await expect(page.locator('[data-tile] input:focus')).toHaveCount(1);
});

test('fills the screen, keeps it on, and plays videos with sound if asked', async ({
  page,
  product,
  samples,
  wedding,
}) => {
  await product.addVideo(wedding, samples.shortVideo);
  await product.expectProcessed(wedding);
  await page.addInitScript(countLocks);
  await page.reload();
  const show = showOn(page);
  await page.getByRole('button', { name: 'Slideshow' }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.ariaLabel))
    .toBe('Slideshow');
  await expect.poll(() => locksOn(page)).toBe(1);
  await pressRemote(show, 'MediaPlayPause');
  await expect(show.getByRole('button', { name: 'Play' })).toBeAttached();
  await show.getByLabel('Sort by').selectOption('Date added');
  const video = show.locator('video');
  await expect(async () => {
    await pressRemote(show, 'MediaTrackNext');
    await expect(video).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(video).toHaveJSProperty('muted', true);
  await show.getByLabel('Sound').check();
  await expect(video).toHaveJSProperty('muted', false);
  await show.getByRole('button', { name: 'End slideshow' }).click();
  await expect(show).toBeHidden();
  await expect.poll(() => locksOn(page)).toBe(0);
});

test('is accessible and fits a narrow window', async ({
  gallery,
  page,
  samples,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await gallery.tile(samples.photos[1].name).locator('img').click();
  await gallery.opened.getByRole('button', { name: 'Slideshow' }).click();
  await expect(showOn(page)).toBeFocused();
  await page.keyboard.press(' ');
  await expectAccessibleInBothSchemes(page);
  await expectFits(page, '[data-viewer-layer]');
});
