import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/testing/chromium.mjs';
import { fillGallery } from '../../support/fixtures/large-gallery.mjs';
import { dataDir, databaseUrl, Product } from './product.mjs';
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
