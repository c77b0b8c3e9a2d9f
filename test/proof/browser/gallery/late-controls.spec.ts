import type { Page } from '@playwright/test';
import { PAGES } from '@hatira/contract';
import {
  expectFits,
  lacking,
  resize,
} from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

/** Those with the longest texts. */
const LOCALES = ['de', 'el', 'es', 'fr', 'nl'];
/** Widths, and the pixels of a bar with one line: large names need more of them. */
const BARS = [
  { width: 320, oneLinePx: 60 },
  { width: 1280, oneLinePx: 80 },
];
/** The share of the window; a button's own text may move within it. */
const MOST_SHIFTED = 0.02;

interface Counting extends Window {
  shifted?: number;
}

/** Runs in the page. Sums the parts of the window that move without a touch. */
function countShifts(): void {
  const counting = window as Counting;
  counting.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      counting.shifted! += (
        entry as PerformanceEntry & { value: number }
      ).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as Counting).shifted);

for (const locale of LOCALES)
  test.describe(`in ${locale}`, variant(locale === 'el'), () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test('photos keep their place when the controls arrive, and the bar has one line', async ({
      page,
      product,
      samples,
      wedding,
    }) => {
      for (const photo of samples.photos.slice(0, 3))
        await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
      await product.expectProcessed(wedding);
      await page.addInitScript(countShifts);
      const bar = page.locator('[data-toolbar]');
      for (const { width, oneLinePx } of BARS) {
        await resize(page, { width, height: 800 });
        await page.goto(PAGES.gallery(wedding.hash));
        await expect(bar.getByRole('button')).toHaveCount(5);
        await expect(page.locator('#root header p')).toContainText('3');
        expect(await shifted(page), `${width} px`).toBeLessThan(MOST_SHIFTED);
        const { height } = (await bar.boundingBox())!;
        expect(height, `${width} px`).toBeLessThan(oneLinePx);
        await page.keyboard.press('Escape');
        await expectFits(page);
      }

      await resize(page, { width: 390, height: 844 });
      await page.goto(PAGES.mobileGallery(wedding.hash));
      const order = page.locator('header [role=group] select');
      await expect(order).toBeVisible();
      expect(await lacking(order)).toBe(0);
    });
  });
