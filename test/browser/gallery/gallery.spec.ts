import type { Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { TestGuest } from '../../support/requests/guest.js';
import { motionClip, movingJpeg } from '../../support/zoo/formats/moving.js';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { Fingers } from '../../support/browser/fingers.js';
import { ViewerPage } from '../../support/browser/pages/viewer-page.js';
import { LONGEST_PROCESSING_MS } from '../../support/browser/product-calls.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox())!;
}

test.describe('with three photos', { tag: '@everywhere' }, () => {
  test.beforeEach(async ({ product, samples, wedding }) => {
    for (const photo of samples.photos.slice(0, 3))
      await product.addPhoto(wedding, photo);
    await product.expectProcessed(wedding);
  });

  test('deletes a selection of all and restores it', async ({
    gallery,
    page,
    product,
    samples,
    wedding,
  }) => {
    const questions = answerQuestions(page, true);
    await gallery.openAfterCelebration();
    await gallery.chooseAll();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(page.getByText('No media found.')).toBeVisible();
    await expect
      .poll(() => questions)
      .toEqual(['Delete the 3 selected files?']);
    await expectStored(product, wedding, []);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 files restored.')).toBeVisible();
    await expect(gallery.tiles).toHaveCount(3);
    await expectStored(product, wedding, samples.photos.slice(0, 3));
  });

  test('deletes one photo, and keeps it when the answer is no', async ({
    gallery,
    page,
    product,
    samples,
    wedding,
  }) => {
    const [gone, ...kept] = samples.photos.slice(0, 3);
    const remove = gallery
      .tile(gone!.name)
      .getByRole('button', { name: `Delete: ${gone!.name}` });
    await gallery.openAfterCelebration();
    const refusals = answerQuestions(page, false);
    await remove.click();
    await expect.poll(() => refusals).toEqual([`Delete “${gone!.name}”?`]);
    await expectStored(product, wedding, [gone!, ...kept]);

    page.removeAllListeners('dialog');
    answerQuestions(page, true);
    await remove.click();
    await expect(gallery.tiles).toHaveCount(2);
    await expectStored(product, wedding, kept);
    await page.reload();
    await expect(gallery.tiles).toHaveCount(2);
  });

  test('opens a photo in a new tab', async ({
    consoleWatch,
    gallery,
    page,
    samples,
  }) => {
    // The sandbox may not load the icon.
    consoleWatch.expect(/\/favicon\.ico/);
    const { name } = samples.photos[0];
    await gallery.openAfterCelebration();
    await gallery.tile(name).hover();
    const opened = page.waitForEvent('popup');
    await gallery
      .tile(name)
      .getByRole('link', { name: `View: ${name}` })
      .click();
    const picture = (await opened).locator('img');
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1000);
  });
});

test('marks a truncated photo and downloads its stored bytes', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  const { torn } = samples;
  await product.addPhoto(wedding, torn);
  await gallery.openAfterCelebration();
  await expect(
    gallery.tile(torn.name).getByText('Incomplete file'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await gallery.download(torn.name)).toEqual({
    name: torn.name,
    sha256: torn.sha256,
  });
});

test('selects a photo by a tap while a selection is active', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo);
  const touch = async (place: number) => {
    const { x, y, width, height } = await boxOf(
      gallery.tiles.nth(place).locator('img'),
    );
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await gallery.openAfterCelebration();
  await gallery.choose();
  await touch(0);
  await touch(1);
  await expect(page.getByText('2 selected')).toBeVisible();
  await touch(0);
  await expect(page.getByText('1 selected')).toBeVisible();
  await touch(1);
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await touch(1);
  await expect(gallery.opened).toBeVisible();
});

test('remembers the theme and the language', async ({ gallery, page }) => {
  await gallery.open();
  const menu = await gallery.openMenu();
  await menu.getByRole('button', { name: 'Switch to dark mode' }).click();
  await menu.getByLabel('Language').selectOption({ label: 'Türkçe' });
  await expect(
    page.getByText('Misafirleriniz paylaştıkça burada görünecek.'),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Diğer' }).click();
  await expect(
    page.getByRole('button', { name: 'Açık görünüme geç' }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('plays a video', async ({ gallery, page, product, samples, wedding }) => {
  await product.addVideo(wedding, samples.shortVideo);
  await gallery.openAfterCelebration();
  const { name } = samples.shortVideo;
  const video = page.locator('video');
  await page.getByRole('button', { name: `Play: ${name}` }).click();
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => element.currentTime),
    )
    .toBeGreaterThan(1.2);
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();

  const enlarge = page.getByRole('link', { name: `Enlarge: ${name}` });
  const { width, height } = await boxOf(enlarge);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await enlarge.click();
  await expect(gallery.opened).toBeVisible();
  expect(
    await video.first().evaluate((element: HTMLVideoElement) => element.paused),
  ).toBe(true);
});

test('plays a photo that moves while it is held, and stacks its copy', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  const still = await readFile(samples.photos[1].path);
  const layout = { layout: 'google', hasXmp: false } as const;
  const moving = movingJpeg(still, await motionClip(), layout);
  const guest = new TestGuest(product.url, wedding);
  await guest.single(moving, 'PXL_1.MP.jpg').expect(200);
  await guest.single(still, 'from a messenger.jpg').expect(200);
  await expect
    .poll(async () => (await product.mediaOf(wedding))[0]?.same_as, {
      timeout: LONGEST_PROCESSING_MS,
    })
    .toBeTruthy();
  await product.expectProcessed(wedding);
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/motion')) clips.push(request.url());
  });
  const expectPlaying = () =>
    expect
      .poll(() =>
        page
          .locator('video')
          .evaluate((clip: HTMLVideoElement) => clip.currentTime),
      )
      .toBeGreaterThan(0);

  await gallery.openAfterCelebration();
  const tile = gallery.tile('PXL_1.MP.jpg');
  await expect(tile.getByRole('img', { name: 'Moving photo' })).toBeVisible();
  const { x, y, width, height } = await boxOf(tile.locator('img'));
  expect(clips).toEqual([]);
  const finger = await Fingers.on(page);
  await finger.put({ x: x + width / 2, y: y + height / 2 });
  await expectPlaying();
  await finger.lift();
  await expect(page.locator('video')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);

  const stack = tile.getByRole('button', { name: 'Same photo, sent 2 times' });
  await expect(gallery.tiles).toHaveCount(1);
  await gallery.choose();
  await tile.getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await stack.click();
  await expect(gallery.tiles).toHaveCount(2);
  await expectAccessible(page);

  const viewer = new ViewerPage(page, wedding);
  await viewer.open();
  await viewer.next.click();
  await page.getByRole('button', { name: 'Play the moving photo' }).click();
  await expectPlaying();
});
