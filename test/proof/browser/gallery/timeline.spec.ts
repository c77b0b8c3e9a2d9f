import { PAGES, type WeddingRow } from '@hatira/contract';
import type { Locator, Page } from '@playwright/test';
import { fillGallery } from '../../../support/fixtures/large-gallery.mjs';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { Fingers } from '../../../support/browser/fingers.js';
import { expectFits, resize } from '../../../support/browser/layout.js';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import type { Product } from '../../../support/browser/product.js';
import { expect, test as base } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

const COUNT = 10_000;
const STEP_S = 20;
/** 18:59:50 in New York, and another day in Tokyo. */
const LATEST = new Date('2026-06-20T22:59:50Z');
const MAX_NODES = 1_500;
/** The handle goes this long after a scroll. */
const HANDLE_MS = 2_000;
const EVERYWHERE = { tag: '@everywhere' };

const galleries = new WeakMap<Product, Promise<WeddingRow>>();

async function createLarge(product: Product): Promise<WeddingRow> {
  const wedding = await product.createWedding();
  await product.moveWedding(wedding, 'America/New_York');
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } =
    product.env;
  await fillGallery({
    ...{ databaseUrl, dataDir, hash: wedding.hash, count: COUNT },
    ...{ latest: LATEST, stepSeconds: STEP_S },
  });
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

test.use({
  timezoneId: 'Asia/Tokyo',
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ consoleWatch, page }) => {
  // The first page of the other order.
  consoleWatch.expect(/preloaded/);
  await page.addInitScript(() => {
    if (localStorage.getItem('media-order') === null)
      localStorage.setItem('media-order', 'moment');
  });
});

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
  await expect(page.locator('[data-toolbar] input')).toBeEnabled();
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

for (const [locale, days, hour] of [
  ['tr-TR', ['20 Haziran 2026 Cumartesi', '18 Haziran 2026 Perşembe'], '18:00'],
  ['de-DE', ['Samstag, 20. Juni 2026', 'Donnerstag, 18. Juni 2026'], '18:00'],
  ['en-US', ['Saturday, June 20, 2026', 'Thursday, June 18, 2026'], '6:00 PM'],
] as const)
  test.describe(`in ${locale}`, variant(locale === 'tr-TR'), () => {
    test.use({ locale });

    test("has headings of days and hours in the wedding's zone", async ({
      page,
      wedding,
    }) => {
      await openLoaded(page, wedding);
      const day = page.getByRole('heading', { level: 2 });
      const hours = page.getByRole('heading', { level: 3 });
      await expect(day.first()).toHaveText(days[0]);
      await expect(hours.first()).toHaveText(hour);
      await page.evaluate(() => window.scrollTo(0, 3_000));
      // It stays below the toolbar while its pictures pass.
      await expect
        .poll(async () => Math.round((await day.first().boundingBox())!.y))
        .toBeLessThan(80);
      await expect(day.first()).toBeInViewport();
      const { y, height } = (await day.first().boundingBox())!;
      await expect(hours.first()).toBeInViewport();
      expect((await hours.first().boundingBox())!.y).toBeCloseTo(
        y + height,
        -1,
      );
      await page.evaluate(() => window.scrollTo(0, 1e9));
      await expect(day.last()).toHaveText(days[1]);
      await expect(page.locator(`[data-tile="${COUNT - 1}"]`)).toBeInViewport();
    });
  });

test(
  'jumps by keys through ten thousand pictures, by hours and days',
  EVERYWHERE,
  async ({ page, wedding }) => {
    await openLoaded(page, wedding);
    const slider = sliderOf(page);
    await slider.focus();
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^Saturday, June 20, 2026, 6:00\sPM$/,
    );
    await page.keyboard.press('ArrowDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /5:00\sPM$/);
    const [hour] = [page.getByRole('heading', { name: /^5:00\sPM$/ })];
    await expect(hour).toBeInViewport();
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /June 19, .*11:00\sPM$/,
    );
    await expect(
      page.getByRole('heading', { name: 'Friday, June 19, 2026' }),
    ).toBeInViewport();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /June 18, .*11:00\sAM$/,
    );
    await expect(
      page.getByRole('heading', { name: /^11:00\sAM$/ }),
    ).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(page.locator('[data-tile="0"]')).toBeInViewport();
    await expect(slider).toHaveAttribute('aria-valuenow', '0');

    // The grid's keys go on across the headings, and select.
    await page.locator('[data-tile="0"] input').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('2 selected')).toBeVisible();
  },
);

test('is dragged end to end by a finger, without shifts or many nodes', async ({
  page,
  wedding,
}) => {
  await openLoaded(page, wedding);
  const handle = sliderOf(page);
  const filter = page.getByRole('button', { name: 'Filter' });
  await filter.click();
  // Below the conditions, which it would cover.
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

test('returns to the same hour after a reload', async ({ page, wedding }) => {
  await openLoaded(page, wedding);
  await sliderOf(page).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  const hour = page.getByRole('heading', { name: /^10:00\sPM$/ });
  await expect(hour).toBeInViewport();
  await page.reload();
  await expect(hour).toBeInViewport();
});

test('has no headings and no scrubber in the order of uploads', async ({
  page,
  wedding,
}) => {
  await openLoaded(page, wedding);
  await expect(sliderOf(page)).toBeAttached();
  await page.getByLabel('Sort by').selectOption('Date added');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Photos and videos', exact: true }),
  ).toHaveCount(1);
});

const columnsOf = (page: Page) =>
  page.locator('[data-tile]').evaluateAll((tiles) => {
    const lefts = tiles.map((tile) =>
      Math.round(tile.getBoundingClientRect().left),
    );
    return new Set(lefts).size;
  });

test('shows three across on phones, remembers another number, and takes two fingers', async ({
  page,
  wedding,
}) => {
  await openLoaded(page, wedding);
  await expect.poll(() => columnsOf(page)).toBe(3);
  const first = page.locator('[data-tile="0"]');
  await expect(first.getByRole('checkbox')).toBeAttached();
  const heart = first.getByRole('button', { name: /Favourite/ });
  await expect(heart).toBeHidden();
  await expect(first.getByRole('button', { name: /Download/ })).toHaveCount(0);
  const across = page.getByLabel('Photos per row');
  await expect(across).toHaveValue('3');
  await across.selectOption('6');
  await expect.poll(() => columnsOf(page)).toBe(6);
  await page.evaluate(() => window.scrollTo(0, 5_000));
  expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
  await page.reload();
  await expect.poll(() => columnsOf(page)).toBe(6);
  await page.evaluate(() => window.scrollTo(0, 0));
  await across.selectOption('2');
  await expect.poll(() => columnsOf(page)).toBe(2);
  await expect(first.getByRole('button', { name: /Download/ })).toBeVisible();
  await expect(first).toContainText('IMG_0000.JPG');
  await heart.click();
  await across.selectOption('3');
  await expect.poll(() => columnsOf(page)).toBe(3);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeVisible();
  await across.selectOption('2');
  await expect.poll(() => columnsOf(page)).toBe(2);

  const finger = await Fingers.on(page);
  const [left, right] = [
    { x: 120, y: 600 },
    { x: 270, y: 600 },
  ];
  // The first touch loads it.
  const loaded = page.waitForResponse(/\/assets\/pinch-/);
  await finger.put(left);
  await loaded;
  await finger.lose();
  await expect(async () => {
    await finger.put(left, right);
    await finger.move([left, { x: 160, y: 600 }], [right, { x: 230, y: 600 }]);
    await finger.lift();
    expect(await columnsOf(page)).toBeGreaterThan(2);
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'is accessible in both schemes, also at 320 px and with large text',
  EVERYWHERE,
  async ({ page, wedding }) => {
    await openLoaded(page, wedding);
    await sliderOf(page).focus();
    await expectAccessibleInBothSchemes(page);
    await resize(page, { width: 320, height: 640 });
    await expect(() => expectFits(page)).toPass();
    await expectAccessibleInBothSchemes(page);
    await page.evaluate(
      () => (document.documentElement.style.fontSize = '200%'),
    );
    await page.getByLabel('Photos per row').selectOption('4');
    await expect(() => expectFits(page)).toPass();
  },
);

test('keeps its number across without storage', async ({ page, wedding }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await openLoaded(page, wedding);
  await page.getByLabel('Photos per row').selectOption('5');
  await expect.poll(() => columnsOf(page)).toBe(5);
});

test(
  'has the first photo near the top of a laptop, and its names in the bar',
  { tag: '@desktop' },
  async ({ page, wedding }) => {
    await openLoaded(page, wedding);
    const first = page.locator('[data-tile="0"]');
    expect((await first.boundingBox())!.y).toBeLessThan(320);
    const names = page.locator('[data-toolbar] [data-shown]');
    await expect(names).toHaveCSS('opacity', '0');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect(names).toHaveCSS('opacity', '1');
    await expect(names).toHaveText('Elif & Can');
  },
);
