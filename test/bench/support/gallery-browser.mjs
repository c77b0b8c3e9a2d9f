import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/testing/chromium.mjs';
import { fillGallery } from '../../support/fixtures/large-gallery.mjs';
import { dataDir, databaseUrl, Product } from './product.mjs';
import { traceTasks } from './page-tasks.mjs';
import { connected, weddingOf } from './seeded.mjs';

/** The phone as many people hold it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/**
 * Starts the product with a gallery of so many items, and a browser.
 * @param {number} count
 * @throws Error of `launchBrowser`
 */
export async function openGallery(count) {
  const product = await Product.start();
  const client = await connected();
  const { hash } = await weddingOf(client, product);
  await client.end();
  await fillGallery({
    databaseUrl: databaseUrl(),
    dataDir: dataDir(),
    hash,
    count,
  });
  return { product, hash, browser: await launchBrowser() };
}

/** @throws Error that says why no browser is there */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Drags the timeline's slider from its begin to its end and back.
 * @param {import('@playwright/test').Page} page
 * @param {{ steps: number, backPx?: number }} options `backPx`: how far from the begin the way back ends
 * @returns {Promise<{ taskMs: number, taskCpuMs: number }>} the longest task of the drag
 * @throws Error if the gallery has no slider
 */
export async function dragSlider(page, { steps, backPx = 0 }) {
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The gallery has no slider.');
  const browser = /** @type {import('@playwright/test').Browser} */ (
    page.context().browser()
  );
  const tasks = await traceTasks(browser, page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const end of [page.viewportSize()?.height ?? 0, y + backPx])
    await page.mouse.move(x, end, { steps });
  await page.mouse.up();
  return tasks.longest();
}
