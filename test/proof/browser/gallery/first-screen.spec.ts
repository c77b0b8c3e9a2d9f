import { API, PAGES, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { GONE_THUMB } from '../../../support/browser/console-watch.js';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import type { Product } from '../../../support/browser/product.js';
import { expect, test as base } from '../../../support/browser/test.js';

const COUNT = 200;
/** The mark of pages that do not move. */
const STEADY = 0.01;
const PHONE = { width: 390, height: 844 };

async function createFilledWedding(product: Product): Promise<WeddingRow> {
  const wedding = await product.createWedding('Elif', 'Can');
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  const { hash } = wedding;
  await fillGallery({ databaseUrl, dataDir, hash, count: COUNT });
  return wedding;
}

const test = base.extend({
  wedding: async ({ product }, use) => use(await createFilledWedding(product)),
});
test.use({ viewport: PHONE, order: 'opening' });

/** Holds the page's scripts back. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Calls of the API, in their order. */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Window & { shifted?: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
      })[])
        seen.shifted! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as Window & { shifted?: number }).shifted);

/** The loaded pictures of the first screen, by their addresses. */
function places(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => {
      const { top } = image.getBoundingClientRect();
      return image.naturalWidth > 0 && top > 0 && top < innerHeight;
    });
    return Object.fromEntries(
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [new URL(image.src).pathname, [x, y, width, height]];
      }),
    );
  });
}

test('shows names and pictures before its scripts, which move none of them and ask for no list', async ({
  gallery,
  page,
  wedding,
}) => {
  const calls = followCalls(page);
  await followShifts(page);
  const release = await holdScripts(page);
  await page.goto(PAGES.gallery(wedding.hash), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Elif & Can');
  await expect
    .poll(async () => Object.keys(await places(page)).length)
    .toBeGreaterThan(5);
  expect(calls).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  const title = await heading.boundingBox();
  release();
  await expect(gallery.tiles.first()).toBeVisible();
  await gallery.celebration.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => Object.keys(await places(page)))
    .toEqual(expect.arrayContaining(Object.keys(before)));
  const after = await places(page);
  for (const [address, place] of Object.entries(before))
    for (const [index, pixels] of place.entries())
      expect(Math.abs(after[address]![index]! - pixels), address).toBeLessThan(
        2,
      );
  expect(await heading.boundingBox()).toEqual(title);
  expect(await shifted(page)).toBeLessThan(STEADY);
  expect(calls).not.toContain(API.weddingInfo(wedding.hash));
  const [firstList] = calls.filter((call) =>
    call.startsWith(API.gallery(wedding.hash)),
  );
  expect(firstList, 'the first list call goes on from the document').toMatch(
    /[?&]cursor=/,
  );
});

test('asks for the list in the order that the visitor chose', async ({
  gallery,
  page,
  wedding,
}) => {
  await page.addInitScript(
    (hash) => localStorage.setItem(`media-order ${hash}`, 'uploaded'),
    wedding.hash,
  );
  const calls = followCalls(page);
  await page.goto(PAGES.gallery(wedding.hash), { waitUntil: 'commit' });
  await expect(page.locator('.album .pictures')).toBeHidden();
  await expect(gallery.tiles.first()).toBeVisible();
  expect(calls).toContain(
    API.mediaPage(API.gallery(wedding.hash), undefined, 'uploaded'),
  );
  await expect(page.locator('.album')).toHaveCount(0);
});

test('a page that comes back from the history has no deleted picture', async ({
  consoleWatch,
  gallery,
  page,
  product,
  wedding,
}) => {
  consoleWatch.expect(GONE_THUMB);
  await gallery.openAfterCelebration();
  await page.goto(`/${wedding.weddingPath}`);
  const [first] = (await product.mediaOf(wedding)).toReversed();
  await fetch(product.url + API.media(first!.id), { method: 'DELETE' });
  await page.goBack();
  await expect(gallery.tiles.first()).toBeVisible();
  await expect(gallery.tile(first!.file_name)).toHaveCount(0);
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows the names before its scripts, which move no part of it', async ({
    gallery,
    page,
    wedding,
  }) => {
    await page.addInitScript(
      (hash) => sessionStorage.setItem(`celebrated ${hash}`, '1'),
      wedding.hash,
    );
    await followShifts(page);
    const release = await holdScripts(page);
    await page.goto(PAGES.gallery(wedding.hash), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Elif & Can',
    );
    await page.evaluate(() => document.fonts.ready);
    release();
    await expect(gallery.tiles.first()).toBeVisible();
    await expect
      .poll(async () => Object.keys(await places(page)).length)
      .toBeGreaterThan(3);
    const first = await gallery.tiles.first().boundingBox();
    expect(first!.y).toBeLessThan(0.2 * 800);
    expect(await shifted(page)).toBeLessThan(STEADY);
  });
});
