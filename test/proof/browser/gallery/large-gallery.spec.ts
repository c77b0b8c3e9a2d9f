import { API, type MediaItem, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { Network } from '../../../support/browser/network/network.js';
import { watchRequests } from '../../../support/browser/network/requests.js';
import type { Product } from '../../../support/browser/product.js';
import { expect, test as base } from '../../../support/browser/test.js';

const COUNT = 5_000;
const COUNTED = '5,000';
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
