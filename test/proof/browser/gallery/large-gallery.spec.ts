import { API, type MediaItem, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { Network } from '../../../support/browser/network/network.js';
import { watchRequests } from '../../../support/browser/network/requests.js';
import type { Product } from '../../../support/browser/product.js';
import { expect, test as base } from '../../../support/browser/test.js';
import { ViewerPage } from '../../../support/browser/pages/viewer-page.js';
import { IN_LARGE } from '../../../support/browser/variant.js';

const COUNT = 5_000;
const COUNTED = '5,000';
const MAX_NODES = 1_500;
/** A thumbnail takes about 0.1 s. */
const BYTES_PER_SECOND = 300_000;

const galleries = new WeakMap<Product, Promise<WeddingRow>>();

async function createLargeWedding(product: Product): Promise<WeddingRow> {
  const wedding = await product.createWedding();
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  const { hash } = wedding;
  await fillGallery({ databaseUrl, dataDir, hash, count: COUNT });
  return wedding;
}

/** Read-only: a worker's tests share one gallery. */
const test = base.extend({
  wedding: async ({ product }, use) => {
    const created = galleries.get(product) ?? createLargeWedding(product);
    galleries.set(product, created);
    await use(await created);
  },
});

const nodesOf = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('*').length);

/**
 * Runs in the page.
 * @returns the highest element count
 */
async function scrollThrough(): Promise<number> {
  let most = 0;
  const { documentElement: root } = document;
  while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
    window.scrollBy(0, window.innerHeight * 2);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    most = Math.max(most, document.querySelectorAll('*').length);
  }
  return most;
}

test('returns to the same photo after a reload, without a celebration', async ({
  gallery,
  page,
}) => {
  await gallery.openAfterCelebration();
  await expect(page.getByText(`${COUNTED} memories`)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 9_000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(9_000);
  const topmost = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 4, 200)
          ?.closest<HTMLElement>('[role="listitem"]')?.ariaPosInSet,
    );
  await expect.poll(topmost).toBeTruthy();
  const before = await topmost();
  await page.reload();
  await expect.poll(topmost).toBe(before);
  await expect(gallery.celebration).toBeHidden();
});

test(
  `renders only the items near the window for ${COUNT} items`,
  { tag: '@everywhere' },
  async ({ gallery, page }) => {
    await gallery.openAfterCelebration();
    await expect(page.getByText(`${COUNTED} memories`)).toBeVisible();
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    expect(await page.evaluate(scrollThrough)).toBeLessThan(MAX_NODES);
    await expect(gallery.tile(`IMG_${COUNT - 1}.JPG`)).toBeInViewport();
    await gallery.selectAll.check();
    await expect(page.getByText(`${COUNTED} selected`)).toBeVisible();
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
  },
);

test(
  'renders only the items near the window in the viewer',
  IN_LARGE,
  async ({ page, wedding }) => {
    const viewer = new ViewerPage(page, wedding);
    await viewer.open();
    await expect(viewer.position).toHaveText(`1 of ${COUNTED}`);
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    await page.keyboard.press('End');
    await expect(viewer.position).toHaveText(`${COUNTED} of ${COUNTED}`);
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
  },
);

function visiblePlaces(page: Page): Promise<number[]> {
  return page.locator('[data-tile]').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const { bottom, top } = tile
          .querySelector('img')!
          .getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((tile) => Number((tile as HTMLElement).dataset['tile'])),
  );
}

async function itemsOf(origin: string, hash: number): Promise<MediaItem[]> {
  return (
    (await (await fetch(origin + API.gallery(hash))).json()) as {
      data: MediaItem[];
    }
  ).data;
}

const IN_FLIGHT = 4;
/** Then a picture in flight loses its slot. */
const PATIENCE_MS = 15_000;

test('requests the visible pictures first on a slow network', async ({
  gallery,
  page,
  product,
  wedding,
}) => {
  const items = await itemsOf(product.url, wedding.hash);
  const placeOf = new Map(
    items.map(({ thumb_url }, place) => [product.url + thumb_url, place]),
  );
  // Holds the timers that free slow pictures' slots.
  await holdTimers(page, PATIENCE_MS);
  const network = await Network.of(page);
  await network.slow(BYTES_PER_SECOND);
  const asked = watchRequests(page);
  const places = () =>
    asked.map((url) => placeOf.get(url)).filter((place) => place !== undefined);
  await gallery.openAfterCelebration('commit');
  const first = await visiblePlaces(page);
  await expect
    .poll(() => places().length)
    .toBeGreaterThan(first.length + IN_FLIGHT);
  const asNumbers = (one: number, other: number) => one - other;
  expect(places().slice(0, first.length).sort(asNumbers)).toEqual(
    first.sort(asNumbers),
  );

  await expect(page.getByText(`${COUNTED} memories`)).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/media\/[\w-]+\/thumb$/, async (route) => {
    await held;
    await route.continue();
  });
  const before = places().length;
  await page.evaluate(() => window.scrollTo(0, 60_000));
  await expect
    .poll(async () => (await visiblePlaces(page))[0])
    .toBeGreaterThan(100);
  const second = await visiblePlaces(page);
  release();
  await expect
    .poll(() => second.every((place) => places().includes(place)))
    .toBe(true);
  const last = Math.max(...second.map((place) => places().lastIndexOf(place)));
  const others = places()
    .slice(before, last)
    .filter((place) => !second.includes(place));
  expect(others.length, 'requests for invisible pictures').toBeLessThanOrEqual(
    IN_FLIGHT,
  );
});
