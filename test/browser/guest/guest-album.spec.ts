import { expectAccessible } from '../../support/browser/accessibility.js';
import { GONE_THUMB } from '../../support/browser/console-watch.js';
import { playedSeconds } from '../../support/browser/media/played-seconds.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shows guests the shared album to look at, and no part of it once it is sealed', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(GONE_THUMB);
  const { photos, shortVideo } = samples;
  for (const photo of photos.slice(0, 2))
    await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
  await product.addVideo(wedding, shortVideo);
  await product.expectProcessed(wedding);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/.*\/album|^\/media\//.test(pathname)) asked.push(pathname);
  });
  await uploadPage.openWhole();
  const album = page.getByRole('region', { name: 'The wedding album' });
  await expect(album).toHaveCount(0);
  expect(asked, 'of an album that is not shared').toEqual([]);

  await product.setVisibility(wedding, { mode: 'shared' });
  await uploadPage.openWhole();
  const tiles = album.getByRole('button', { name: /^(Photo|Video) \d/ });
  await expect(tiles).toHaveCount(3);
  await expectAccessible(page);
  const before = page.viewportSize()!;
  await resize(page, { width: 320, height: 640 });
  await expectFits(page);
  await resize(page, before);

  await tiles.first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'The wedding album' });
  await viewer.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => playedSeconds(viewer)).toBeGreaterThan(0.3);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await expect(viewer.getByText('Mutluluklar!')).toBeVisible();
  await expect(viewer.getByText('Download')).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
  await tiles.nth(2).click();
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(asked.every((path) => path.includes('/album'))).toBe(true);

  // A request under way would be answered by the seal.
  await page.goto('about:blank');
  const until = `${new Date().getFullYear() + 1}-06-14T18:30:00Z`;
  await product.setVisibility(wedding, { mode: 'sealed', until });
  asked.length = 0;
  await uploadPage.openWhole();
  await expect(album).toContainText('it opens on June 14');
  await expect(album.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  expect(asked, 'of a sealed album').toEqual([]);
});
