import type { Locator, Page } from '@playwright/test';
import { PAGES } from '@hatira/contract';
import { expectFits } from '../../../support/browser/layout.js';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

/** From the window's top. */
const CORNER_PX = 12;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () =>
      document.documentElement.style.setProperty(
        'font-size',
        '200%',
        'important',
      ),
    );
  });
}

async function expectApart(...parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one!.x + one!.width <= other!.x + 0.5 ||
          other!.x + other!.width <= one!.x + 0.5 ||
          one!.y + one!.height <= other!.y + 0.5 ||
          other!.y + other!.height <= one!.y + 0.5,
        JSON.stringify([one, other]),
      ).toBe(true);
}

function brokenWords(heading: Locator): Promise<string[]> {
  return heading.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set(
          [...range.getClientRects()].map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(match[0]);
      }
    }
    return broken;
  });
}

for (const locale of ['de', 'tr', 'el'])
  for (const size of SIZES)
    test.describe(
      `in ${locale} at ${size.width} px`,
      variant(locale === 'el' && size.width === 320),
      () => {
        test.use({ locale, viewport: size });

        test.use({
          wedding: async ({ product }, use) =>
            use(await product.createWedding('Konstantin', 'Alexandra')),
        });
        test.beforeEach(({ page }) => enlarge(page));

        test('the gallery and the viewer fit in letters of 200 %', async ({
          page,
          product,
          samples,
          wedding,
        }) => {
          for (const photo of samples.photos.slice(0, 3))
            await product.addPhoto(wedding, photo, 'Ayşe|Mutluluklar!');
          await readSlowly(page);
          await page.goto(PAGES.gallery(wedding.hash));
          const celebration = page.getByRole('dialog');
          await expect(celebration).toBeVisible();
          await expectFits(page);
          await page.keyboard.press('Escape');
          await expect(celebration).toBeHidden();
          const heading = page.getByRole('heading', { level: 1 });
          expect(await brokenWords(heading)).toEqual([]);
          await expectFits(page);
          const choices = page.locator('main section').first();
          await choices.locator('button[aria-disabled="false"]').click();
          const culling = page.locator('dialog[open]');
          const keep = culling.locator('[data-verdict="keep"]');
          await expect(keep).toBeInViewport({ ratio: 1 });
          await expect(culling.locator('header button')).toBeVisible();
          const { y } = (await culling.locator('header button').boundingBox())!;
          expect(y).toBeLessThan(CORNER_PX);
          await expectFits(page, 'dialog');
          await page.keyboard.press('Escape');
          await expect(culling).toBeHidden();
          await page.getByRole('main').getByRole('checkbox').first().check();
          const bar = page.locator('[data-choosing="true"]').first();
          await expectApart(
            bar.locator('label').first(),
            bar.getByRole('status').first(),
          );
          await expect(bar.getByRole('button').nth(1)).toBeVisible();
          expect(await brokenWords(bar)).toEqual([]);
          await expectFits(page);

          // The neighbours' texts are outside the window.
          await product.expectProcessed(wedding);
          await page.goto(PAGES.mobileGallery(wedding.hash));
          const position = page.getByRole('status').first();
          await expect(position).toBeVisible();
          expect(await brokenWords(heading)).toEqual([]);
          await expectApart(
            position,
            page.locator('main a[target]').first(),
            page.locator('main a[target] + button').first(),
          );
          await expectFits(page);
        });

        test('the upload page and its dialog fit in letters of 200 %', async ({
          page,
          samples,
          wedding,
        }) => {
          await page.goto(PAGES.upload(wedding.weddingPath));
          const buttons = page.locator('main button');
          await expect(buttons).toHaveCount(2);
          await expectFits(page);
          expect(
            await brokenWords(page.getByRole('heading', { level: 1 })),
          ).toEqual([]);
          const chooser = page.waitForEvent('filechooser');
          await buttons.nth(1).click();
          await (await chooser).setFiles(samples.photos[0].path);
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectFits(page);
          await page.getByRole('dialog').locator('[type=submit]').click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await expectFits(page);
          expect(
            await brokenWords(page.getByRole('heading', { level: 1 })),
          ).toEqual([]);
        });
      },
    );
