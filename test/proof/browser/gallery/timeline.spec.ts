import { PAGES, type WeddingRow } from '@hatira/contract';
import type { Locator, Page } from '@playwright/test';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { Fingers } from '../../../support/browser/fingers.js';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import type { Product } from '../../../support/browser/product.js';
import { expect, test as base } from '../../../support/browser/test.js';

const COUNT = 10_000;
const STEP_S = 20;
const MAX_NODES = 1_500;
/** The handle goes this long after a scroll. */
const HANDLE_MS = 2_000;

const galleries = new WeakMap<Product, Promise<WeddingRow>>();

async function createLarge(product: Product): Promise<WeddingRow> {
  const wedding = await product.createWedding();
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  const { hash } = wedding;
  const stepSeconds = STEP_S;
  await fillGallery({ databaseUrl, dataDir, hash, count: COUNT, stepSeconds });
  return wedding;
}

/** Read-only: a worker's tests share one gallery. */
const test = base.extend({
  wedding: async ({ product }, use) => {
    const created = galleries.get(product) ?? createLarge(product);
    galleries.set(product, created);
    await use(await created);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, order: 'moment' });

const sliderOf = (page: Page): Locator => page.getByRole('slider').first();
const nodesOf = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** All pages are loaded. */
async function openLoaded(page: Page, wedding: WeddingRow): Promise<void> {
  await readSlowly(page, HANDLE_MS);
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, '1'),
    `celebrated ${wedding.hash}`,
  );
  await page.goto(PAGES.gallery(wedding.hash));
  await expect(
    page.getByRole('main').getByRole('checkbox').first(),
  ).toBeEnabled();
  await expect(page.locator('#root header p')).toHaveText(/\d/);
}

/** Pixels from the bar above the photos to an element. */
async function gapBelowBar(page: Page, element: Locator): Promise<number> {
  const bar = (await page.locator('[data-toolbar]').boundingBox())!;
  return (await element.boundingBox())!.y - bar.y - bar.height;
}

/** Moved elements. */
type Shifts = string[];

/** Runs in the page. Collects layout shifts. */
function watchPage(): void {
  const shifts: Shifts = [];
  (window as unknown as { shifts: Shifts }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: { node: Node }[] };
      for (const { node } of sources)
        shifts.push(node.textContent?.slice(0, 80) ?? '');
    }
  }).observe({ type: 'layout-shift' });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);

test('is dragged end to end by a finger, without shifts or many nodes', async ({
  page,
  wedding,
}) => {
  await openLoaded(page, wedding);
  const handle = sliderOf(page);
  const filter = page.getByRole('button', { name: 'Search', exact: true });
  await filter.click();
  // The handle is below the conditions, which it would cover.
  await expect.poll(() => gapBelowBar(page, handle)).toBeGreaterThanOrEqual(0);
  await filter.click();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(handle).toHaveCSS('opacity', '1');
  await page.evaluate(watchPage);
  const box = (await handle.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const foot = { x: from.x, y: 830 };
  const finger = await Fingers.on(page);
  await finger.put(from);
  await finger.move([from, foot]);
  const bubble = handle.locator('strong');
  await expect(bubble).toBeVisible();
  expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
  await finger.move([foot, { x: from.x, y: 400 }]);
  await finger.move([{ x: from.x, y: 400 }, foot]);
  await finger.lift();
  await expect(bubble).toBeHidden();
  await expect(page.locator(`[data-tile="${COUNT - 1}"] img`)).toBeVisible();
  expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
  expect(await shiftsOf(page)).toEqual([]);
});

const columnsOf = (page: Page) =>
  page.locator('[data-tile]').evaluateAll((tiles) => {
    const lefts = tiles.map((tile) =>
      Math.round(tile.getBoundingClientRect().left),
    );
    return new Set(lefts).size;
  });

test('takes two fingers for another number across', async ({
  page,
  wedding,
}) => {
  await openLoaded(page, wedding);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByLabel('Photos per row').selectOption('2');
  await page.keyboard.press('Escape');
  await expect.poll(() => columnsOf(page)).toBe(2);
  const finger = await Fingers.on(page);
  const [left, right] = [
    { x: 120, y: 600 },
    { x: 270, y: 600 },
  ];
  await expect(async () => {
    await finger.put(left, right);
    await finger.move([left, { x: 160, y: 600 }], [right, { x: 230, y: 600 }]);
    await finger.lift();
    expect(await columnsOf(page)).toBeGreaterThan(2);
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
