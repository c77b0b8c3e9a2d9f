import { readFile } from 'node:fs/promises';
import { PAGES } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { GalleryPage } from '../../../support/browser/pages/gallery-page.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { hashOf } from '../../../support/browser/media/samples.js';
import { expect, test } from '../../../support/browser/test.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { variant } from '../../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOTE = 'You can look and download; only the couple can delete.';

test.beforeEach(async ({ product, samples, wedding }) => {
  for (const photo of samples.photos.slice(0, 3))
    await product.addPhoto(wedding, photo);
  await product.expectProcessed(wedding);
});

test.describe('relatives', { tag: '@everywhere' }, () => {
  test('can look and download in the gallery, without controls to delete', async ({
    page,
    product,
    samples,
    wedding,
  }) => {
    const gallery = new GalleryPage(page, await product.relativesOf(wedding));
    const [{ name, sha256 }] = samples.photos;
    await gallery.open();
    await expect(gallery.tiles).toHaveCount(3);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(gallery.celebration).toHaveCount(0);
    await expectAccessible(page);
    await gallery.chooseAll();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Download selected' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0);
    await expectAccessible(page);
    expect(await gallery.download(name)).toEqual({ name, sha256 });
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download selected' }).click();
    expect((await started).suggestedFilename()).toMatch(
      /^wedding-media-.*\.zip$/,
    );
    await expect(gallery.tiles).toHaveCount(3);
  });

  test('can look and download in the viewer', async ({
    page,
    product,
    samples,
    wedding,
  }) => {
    const viewer = new ViewerPage(page, await product.relativesOf(wedding));
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0);
    await expectAccessible(page);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect(hashOf(await readFile(await (await started).path()))).toBe(
      samples.photos[2].sha256,
    );
  });
});

test('shows relatives a note in Turkish without a layout shift', async ({
  browser,
  product,
  wedding,
}) => {
  const { hash } = await product.relativesOf(wedding);
  const context = await browser.newContext({
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = ((
      window as unknown as { shifts: number[] }
    ).shifts = []);
    const note = (entry: PerformanceEntry) =>
      shifts.push((entry as unknown as { value: number }).value);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(`${product.url}/camera-roll/${hash}`);
  await expect(
    page.getByText('Bakabilir ve indirebilirsiniz; yalnızca çift silebilir.'),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: number[] }).shifts,
  );
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  await context.close();
});

test('lets the couple delete by their link while a relatives’ link exists', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  await product.relativesOf(wedding);
  answerQuestions(page, true);
  await gallery.openAfterCelebration();
  await expect(page.getByText(NOTE)).toHaveCount(0);
  const { name } = samples.photos[0];
  await gallery
    .tile(name)
    .getByRole('button', { name: `Delete: ${name}` })
    .click();
  await expect(gallery.tiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gallery.tiles).toHaveCount(3);
});

test.describe('a page whose link was renewed', { tag: '@everywhere' }, () => {
  const ENDED = 'This link no longer works.';
  /** The page then goes to the homepage. */
  const ENDED_MS = 8_000;

  test('reports it in the gallery and goes to the homepage', async ({
    consoleWatch,
    gallery,
    page,
    product,
    wedding,
  }) => {
    consoleWatch.expect(/the server responded with a status of 404/);
    const leadHome = await holdTimers(page, ENDED_MS);
    await gallery.openAfterCelebration();
    await product.renewCouple(wedding);
    await expect(page.getByRole('heading', { name: ENDED })).toBeVisible();
    await expect(gallery.tiles).toHaveCount(0);
    await expectAccessible(page);
    await leadHome();
    await expect(page).toHaveURL('/');
  });

  for (const [kind, pageOf] of [
    ['gallery', PAGES.gallery],
    ['viewer', PAGES.mobileGallery],
  ] as const) {
    test(
      `reports a replaced link that is opened, as ${kind}, and goes to the homepage`,
      variant(kind === 'gallery'),
      async ({ consoleWatch, page, product, wedding }) => {
        consoleWatch.expect(/responded with a status of 404|was preloaded/);
        const leadHome = await holdTimers(page, ENDED_MS);
        await product.renewCouple(wedding);
        await page.goto(pageOf(wedding.hash));
        await expect(
          page.getByRole('heading', {
            name: 'This link does not open a gallery.',
          }),
        ).toBeVisible();
        await expect(
          page.getByText('Taking you to the homepage'),
        ).toBeVisible();
        await expectAccessible(page);
        await leadHome();
        await expect(page).toHaveURL('/');
      },
    );
  }

  test('reports it in the viewer and goes to the homepage', async ({
    consoleWatch,
    page,
    product,
    wedding,
  }) => {
    consoleWatch.expect(/the server responded with a status of 404/);
    const viewer = new ViewerPage(page, wedding);
    const leadHome = await holdTimers(page, ENDED_MS);
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    await product.renewCouple(wedding);
    await expect(page.getByRole('heading', { name: ENDED })).toBeVisible();
    await expectAccessible(page);
    await leadHome();
    await expect(page).toHaveURL('/');
  });
});
