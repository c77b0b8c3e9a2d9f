import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { AlbumItem } from '../../../../apps/api/src/features/archives/album/album-data.js';
import { albumPage } from '../../../../apps/api/src/features/archives/album/album-page.js';
import { askForArchive, download } from '../../../support/fixtures/archives.js';
import { motionClip, movingJpeg } from '../../../support/zoo/formats/moving.js';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { expectFits, resize } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

const MARKUP = `</script><img src=x onerror=alert(1)> "it's" <b> & mutlu`;
const PICTURE_MS = 5_000;
/** A HEIC by its signature; this browser shows no HEIC at all. */
const HEIC = Buffer.concat([
  Buffer.from('00000018667479706865696300000000', 'hex'),
  Buffer.from('6d69663168656963', 'hex'),
  Buffer.alloc(64, 7),
]);

let dir: string;

test.beforeEach(async ({ context }) => {
  dir = await mkdtemp(path.join(tmpdir(), 'Düğün arşivi ğüşiöç '));
  await context.setOffline(true);
});
test.afterEach(() => rm(dir, { recursive: true, force: true }));

/** Opens the page and lists the addresses that it requests. */
async function openAlbum(page: Page, folder: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  return requests;
}

const tiles = (page: Page) => page.locator('a.tile');
const loaded = (page: Page) =>
  page
    .locator('.tile > img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth }) => naturalWidth > 0),
    );
const nodes = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('*').length);

function item(name: string, more: Partial<AlbumItem> = {}): AlbumItem {
  return {
    id: name,
    name,
    fileName: name,
    objectKey: name,
    note: null,
    weddingId: 1,
    editKey: '',
    viewKey: '',
    sizeBytes: 1,
    crc32: 1,
    guestId: null,
    livePairId: null,
    eventId: null,
    contentHash: Buffer.alloc(32),
    fileType: 'image/jpeg',
    takenAtSeconds: Date.parse('2026-06-20T10:00:00Z') / 1000,
    ...more,
  };
}

test('shows a downloaded wedding without a server or a network', async ({
  page,
  product,
  samples,
}) => {
  const wedding = await product.createWedding();
  const [seaside, garden, dance] = samples.photos;
  const heic = path.join(dir, 'gelin.heic');
  await writeFile(heic, HEIC);
  await product.addPhoto(
    wedding,
    { ...seaside, name: 'Düğün #1 %41 100%.jpg' },
    `Ayşe #2 %20|${MARKUP}`,
  );
  const moving = path.join(dir, 'moving.jpg');
  const still = await readFile(garden.path);
  const options = { layout: 'google', hasXmp: false } as const;
  await writeFile(moving, movingJpeg(still, await motionClip(), options));
  await product.addPhoto(wedding, {
    ...garden,
    name: 'ğ #2.jpg',
    path: moving,
  });
  await product.addPhoto(wedding, dance, 'Işıl|Çok mutlu olun');
  await product.addPhoto(wedding, { ...garden, name: 'a.heic', path: heic });
  await product.addVideo(wedding, samples.shortVideo);
  await product.expectProcessed(wedding);
  const { downloadUrl } = await askForArchive(product.url, wedding, {
    layout: 'guests',
  });
  const zip = path.join(dir, 'a.zip');
  await writeFile(zip, (await download(product.url, downloadUrl)).bytes);
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', zip, dir]);

  const proceed = await holdTimers(page, PICTURE_MS);
  const requests = await openAlbum(page, path.join(dir, 'Elif & Can'));
  await expect(page).toHaveTitle('Elif & Can · Wedding album');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Elif & Can',
  );
  await expect(page.getByText('Photos: 4 · Videos: 1')).toBeVisible();
  await expect(tiles(page)).toHaveCount(5);
  await expect(page.locator('#unpack')).toBeHidden();
  const unshown = tiles(page).filter({ hasText: 'HEIC' });
  await expect(unshown).toContainText('This file cannot be displayed here.');
  await expect(unshown).toHaveAttribute('href', /\.heic$/);
  await expect.poll(() => loaded(page)).toEqual([true, true, true]);
  await expectFits(page);
  await expectAccessibleInBothSchemes(page);

  await tiles(page)
    .filter({ has: page.locator('.icon.moving') })
    .click();
  await page.getByRole('button', { name: 'Play the moving photo' }).click();
  await expect
    .poll(() =>
      page
        .locator('video.motion')
        .evaluate((video: HTMLVideoElement) => video.readyState),
    )
    .toBeGreaterThan(1);
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('isil');
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('Found: 1');
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByRole('status')).toHaveText(
    'No photo or video matches.',
  );
  await page.getByRole('searchbox').fill('MUTLU');
  await expect(tiles(page)).toHaveCount(2);

  await tiles(page).filter({ hasText: MARKUP }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.note')).toHaveText(MARKUP);
  await expect(dialog.getByText('1 / 2')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 2')).toBeVisible();
  await expect(dialog.getByText('Çok mutlu olun')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tiles(page).nth(1)).toBeFocused();

  await page.getByRole('button', { name: 'Slideshow' }).click();
  await expect(dialog.getByText('1 / 2')).toBeVisible();
  await expect
    .poll(() =>
      dialog
        .locator('img.large')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  await proceed();
  await expect(dialog.getByText('2 / 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'End slideshow' }).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(requests.filter((address) => !address.startsWith('file:'))).toEqual(
    [],
  );
});

test('turns the pages by swipe and plays a moving photo', async ({
  page,
  samples,
}) => {
  const [photo] = samples.photos;
  await copyFile(photo.path, path.join(dir, 'Live #1.jpg'));
  await copyFile(samples.shortVideo.path, path.join(dir, 'Live #1.mp4'));
  const items = [
    item('Live #1.jpg', { id: 'p', livePairId: 'v' }),
    item('Live #1.jpg', { id: 'q', note: 'Can|Son' }),
    item('Live #1.mp4', {
      id: 'v',
      livePairId: 'p',
      fileType: 'video/mp4',
    }),
  ];
  await writeFile(
    path.join(dir, 'index.html'),
    albumPage('Elif & Can', items, 'Europe/Istanbul'),
  );
  await openAlbum(page, dir);
  await expect(tiles(page)).toHaveCount(2);
  await tiles(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play the moving photo' }).click();
  await expect
    .poll(() =>
      dialog
        .locator('video.motion')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0);
  await page.evaluate(() => {
    const picture = document.querySelector('img.large')!;
    const touch = (clientX: number) => [
      new Touch({ identifier: 1, target: picture, clientX, clientY: 300 }),
    ];
    const at = { bubbles: true };
    picture.dispatchEvent(
      new TouchEvent('touchstart', { ...at, touches: touch(300) }),
    );
    picture.dispatchEvent(
      new TouchEvent('touchend', { ...at, changedTouches: touch(120) }),
    );
  });
  await expect(dialog.getByText('2 / 2')).toBeVisible();
  await expect(dialog.getByText('Son')).toBeVisible();
});

test(
  'plays a moving photo under the mouse',
  { tag: '@desktop' },
  async ({ page, samples }) => {
    await copyFile(samples.photos[0].path, path.join(dir, 'a.jpg'));
    await copyFile(samples.shortVideo.path, path.join(dir, 'a.mov'));
    const items = [
      item('a.jpg', { id: 'p', livePairId: 'v' }),
      item('a.mov', {
        id: 'v',
        livePairId: 'p',
        fileType: 'video/quicktime',
      }),
    ];
    await writeFile(
      path.join(dir, 'index.html'),
      albumPage('Elif & Can', items, 'Europe/Istanbul'),
    );
    await openAlbum(page, dir);
    await tiles(page).hover();
    await expect(page.locator('.tile video.motion')).toHaveJSProperty(
      'paused',
      false,
    );
    await page.mouse.move(0, 0);
    await expect(page.locator('.tile video')).toHaveCount(0);
  },
);

test('says that a zip must be unpacked when its files are missing', async ({
  consoleWatch,
  page,
}) => {
  consoleWatch.expect(/ERR_FILE_NOT_FOUND/);
  const items = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => item(name));
  await writeFile(
    path.join(dir, 'index.html'),
    albumPage('Elif & Can', items, 'Europe/Istanbul'),
  );
  await openAlbum(page, dir);
  await expect(page.getByRole('alert')).toContainText(
    'Unpack the whole zip file first',
  );
});

test(
  'opens and scrolls 5,000 items with a bounded number of elements',
  variant(false, '@everywhere'),
  async ({ page, samples }) => {
    await copyFile(samples.photos[4].path, path.join(dir, 'pasta.jpg'));
    const start = Date.parse('2026-06-20T10:00:00Z') / 1000;
    const items = Array.from({ length: 5_000 }, (_, index) =>
      item('pasta.jpg', {
        id: String(index),
        takenAtSeconds: start + 10 * index,
        note: index % 3 === 0 ? `Konuk ${index}|Mutluluklar ${index}` : null,
      }),
    );
    await writeFile(
      path.join(dir, 'index.html'),
      albumPage('Elif & Can', items, 'Europe/Istanbul'),
    );
    await openAlbum(page, dir);
    await expect(tiles(page).first()).toBeVisible();
    const most = 900;
    expect(await nodes(page)).toBeLessThan(most);
    for (const part of [0.25, 0.5, 1]) {
      await page.evaluate((share) => {
        window.scrollTo(0, share * document.documentElement.scrollHeight);
      }, part);
      await expect
        .poll(async () => (await loaded(page)).every(Boolean))
        .toBe(true);
      expect(await nodes(page)).toBeLessThan(most);
    }
    await expect(page.locator('[data-at="4999"]')).toBeInViewport();
    await page.getByRole('combobox').selectOption({ label: '3:00 PM' });
    await expect(
      page.getByRole('heading', { name: '3:00 PM', level: 3 }),
    ).toBeInViewport();
    await page.locator('[data-at="720"]').focus();
    for (let press = 0; press < 30; press++)
      await page.keyboard.press('ArrowDown');
    await expect(page.locator('a.tile:focus')).toBeInViewport();
    await page.getByRole('searchbox').fill('konuk 4998');
    await expect(tiles(page)).toHaveCount(1);
    await resize(page, { width: 320, height: 600 });
    await expectFits(page);
  },
);
