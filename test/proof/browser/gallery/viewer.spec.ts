import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '../../../support/browser/accessibility.js';
import {
  expectHintsUsedOnce,
  watchRequests,
} from '../../../support/browser/network/requests.js';
import { hashOf } from '../../../support/browser/media/samples.js';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test as base } from '../../../support/browser/test.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { variant } from '../../../support/browser/variant.js';

const test = base.extend<{ viewer: ViewerPage }>({
  viewer: ({ page, wedding }, use) => use(new ViewerPage(page, wedding)),
});
/** The address of an item in the viewer. */
const PLACE = /#all\/[\w-]{36}$/;
/** Colours and positions are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with three photos', () => {
  test.beforeEach(async ({ product, samples, wedding }) => {
    for (const photo of samples.photos.slice(0, 3))
      await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
    await product.expectProcessed(wedding);
  });

  test('turns pages by arrows and keys and keeps the place in the address', async ({
    page,
    samples,
    viewer,
  }) => {
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    await expect(viewer.previous).toBeDisabled();
    await expect(viewer.current).toHaveAccessibleName(
      `Photo 1: ${samples.photos[2].name}, From Ayşe`,
    );
    await viewer.next.click();
    await expect(viewer.position).toHaveText('2 of 3');
    await expect(page).toHaveURL(PLACE);
    const second = page.url();
    await viewer.current.focus();
    await page.keyboard.press('End');
    await expect(viewer.position).toHaveText('3 of 3');
    await expect(viewer.next).toBeDisabled();
    await expect(viewer.current).toBeFocused();
    await expect(page).not.toHaveURL(second);
    await expect(page).toHaveURL(PLACE);
    await page.reload();
    await expect(viewer.position).toHaveText('3 of 3');
    await expect(page.getByText('Mutluluklar!')).toBeVisible();
  });

  test('downloads the original', async ({ page, samples, viewer }) => {
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(samples.photos[2].name);
    expect(hashOf(await readFile(await download.path()))).toBe(
      samples.photos[2].sha256,
    );
  });

  test('deletes the shown photo after a question and restores it', async ({
    page,
    viewer,
  }) => {
    const questions = answerQuestions(page, true);
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(viewer.position).toHaveText('1 of 2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(viewer.position).toHaveText(/ of 3$/);
    await expect.poll(() => questions).toHaveLength(1);
  });

  test('keeps the shown photo when a new one arrives', async ({
    product,
    samples,
    viewer,
    wedding,
  }) => {
    await viewer.open();
    await viewer.next.click();
    await expect(viewer.position).toHaveText('2 of 3');
    await product.addPhoto(wedding, samples.photos[3]);
    await expect(viewer.position).toHaveText('3 of 4');
    await expect(viewer.current).toHaveAccessibleName(
      new RegExp(samples.photos[1].name),
    );
  });

  test('requests the kind of a filter and restores the previous one on back', async ({
    page,
    viewer,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname),
    );
    await viewer.open();
    await viewer.next.click();
    await viewer.filter('Photos').click();
    await expect(viewer.position).toHaveText('1 of 3');
    await viewer.filter('Videos').click();
    await expect(
      page.getByText('Bu düğün için video bulunamadı'),
    ).toBeVisible();
    await expect(
      page.getByText('No videos were found for this wedding'),
    ).toBeVisible();
    await expect(
      page.getByText(
        'Videolar yüksek kaliteli oldukları için yavaş yüklenebilir.',
      ),
    ).toBeVisible();
    expect(
      asked
        .filter((path) => /\/(images|videos)$/.test(path))
        .map((path) => path.split('/').at(-1)),
    ).toEqual(expect.arrayContaining(['images', 'videos']));
    await page.goBack();
    await expect(viewer.filter('Photos')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(viewer.position).toHaveText('1 of 3');
  });

  test('ignores keys while a dialog is open', async ({ page, viewer }) => {
    await viewer.open();
    await expect(viewer.position).toHaveText('1 of 3');
    await page.getByRole('button', { name: 'Download everything' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Your download' }),
    ).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(viewer.position).toHaveText('1 of 3');
    await page.keyboard.press('End');
    await expect(viewer.position).toHaveText('3 of 3');
  });

  test('is accessible in both schemes', async ({ page, viewer }) => {
    await viewer.open();
    await viewer.expectPicture();
    await expectAccessibleInBothSchemes(page);
    await viewer.filter('Videos').click();
    await expect(
      page.getByText('Bu düğün için video bulunamadı'),
    ).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});

test('plays a video with sound controls, and from its start each time', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await product.addVideo(wedding, samples.shortVideo);
  // Without a poster the page shows video frames first.
  await product.expectProcessed(wedding);
  await viewer.open();
  const thumb = page.getByRole('list').locator('video');
  await expect
    .poll(() => thumb.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBe(0.1);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('step', '0.05');
  await page
    .getByRole('button', { name: `Play: ${samples.shortVideo.name}` })
    .click();
  const time = () =>
    page
      .locator('[data-slide="current"] video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(volume).toHaveValue('0');
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(volume).toHaveValue('0.5');
  await viewer.next.click();
  await expect(viewer.position).toHaveText('2 of 2');
  await viewer.previous.click();
  await expect(volume).toHaveValue('1');
  expect(await time()).toBe(0);
});

test('reports a video that the browser cannot play and offers a retry', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addVideo(wedding, samples.shortVideo);
  await page.route('**/media/*', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'no video' }),
  );
  await viewer.open('#videos');
  await expect(page.getByText('Failed to load video')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/media/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('button', { name: `Play: ${samples.shortVideo.name}` }),
  ).toBeVisible();
});

for (const { place, list } of [
  { place: '', list: API.gallery },
  { place: '#videos', list: API.galleryVideos },
]) {
  test(
    `preloads the data of the viewer at ${place || 'its start'} once`,
    variant(place === ''),
    async ({ consoleWatch, page, product, samples, viewer, wedding }) => {
      await product.addPhoto(wedding, samples.photos[0]);
      // A live connection would request the list again (304).
      consoleWatch.expect(/ERR_FAILED/);
      await page.route('**/events', (route) => route.abort());
      const asked = watchRequests(page);
      await viewer.open(place);
      const hints = await expectHintsUsedOnce(page, asked);
      const calls = [
        API.weddingInfo(wedding.hash),
        API.mediaPage(list(wedding.hash)),
      ].map((path) => product.url + path);
      expect(hints).toEqual(expect.arrayContaining(calls));
      const lists = asked.filter(
        (url) => url.includes('/api/media/admin/') && !url.endsWith('/events'),
      );
      expect(lists).toEqual([calls[1]]);
    },
  );
}

/** Runs in the page. */
function overlaps(): string[] {
  const parts = [...document.querySelector('header')!.children].map((part) =>
    part.getBoundingClientRect(),
  );
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  return parts.flatMap((one, place) =>
    parts
      .slice(place + 1)
      .flatMap((other) =>
        isOver(one, other) ? [`${one.right} > ${other.left}`] : [],
      ),
  );
}

test('shows names, filter and language without overlap at every width', async ({
  page,
  viewer,
}) => {
  await viewer.open();
  await page.getByLabel('Language').selectOption({ label: 'Русский' });
  for (const width of [320, 390, 600, 667, 768, 844, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(() => page.evaluate(overlaps), { message: `at ${width} px` })
      .toEqual([]);
  }
});

test('marks a truncated photo', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.torn);
  await viewer.open();
  await viewer.expectPicture();
  await expect(page.getByText('Incomplete file')).toBeVisible();
  await expectAccessible(page);
});

test('shows a sample address when the number is missing', async ({ page }) => {
  await page.goto('/camera-roll-mobile');
  await expect(page.getByText(/\/camera-roll-mobile\/\d{16}$/)).toBeVisible();
  await expectAccessible(page);
});

test('sets a note in ink under its picture where there is room, otherwise over its foot', async ({
  page,
  product,
  samples,
  viewer,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0], 'Ayşe|Mutluluklar!');
  await product.expectProcessed(wedding);
  await page.setViewportSize({ width: 390, height: 844 });
  await viewer.open();
  const note = page.locator('[data-beside]');
  const picture = page.locator('[data-slide="current"] [data-zoom]');
  /** To the picture's foot. */
  const footOf = () =>
    picture.evaluate((place) => {
      const { naturalHeight, naturalWidth } = place.querySelector('img')!;
      const { bottom, height, width } = place.getBoundingClientRect();
      const drawn = Math.min(height, (width * naturalHeight) / naturalWidth);
      return bottom - (height - drawn) / 2;
    });
  await expect(note).toHaveAttribute('data-beside', 'true');
  await expect.poll(footOf).toBeGreaterThan(0);
  expect((await note.boundingBox())!.y).toBeGreaterThanOrEqual(
    (await footOf()) - 1,
  );
  const paper = await note.evaluate(
    (element) => getComputedStyle(element).backgroundImage,
  );
  expect(paper).toBe('none');

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(note).toHaveAttribute('data-beside', 'false');
  const { y, height } = (await note.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await footOf()) + 1);
});
