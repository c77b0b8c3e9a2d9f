import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ gallery, product, samples, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
  await gallery.openAfterCelebration();
});

const showOn = (page: Page) => page.getByRole('dialog', { name: 'Slideshow' });

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

/** Presses a key of a television's remote control. */
const pressRemote = (show: Locator, key: string) =>
  show.dispatchEvent('keydown', { key });

const locksOn = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['locks']));

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
  await show.getByLabel('Sort by').selectOption('As they arrived');
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
