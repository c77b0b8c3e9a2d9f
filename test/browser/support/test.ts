import { test as base } from '@playwright/test';
import type { WeddingRow } from '@hatira/contract';
import { ConsoleWatch } from './console-watch.js';
import { GalleryPage } from './pages/gallery-page.js';
import { Product } from './product.js';
import { madeSamples, type Samples } from './media/samples.js';
import { UploadPage } from './pages/upload-page.js';

interface Journey {
  /** A new wedding, open for uploads. */
  wedding: WeddingRow;
  uploadPage: UploadPage;
  gallery: GalleryPage;
  consoleWatch: ConsoleWatch;
}

interface Run {
  product: Product;
  samples: Samples;
}

/** One product per worker; each test has its own wedding and profile. */
export const test = base.extend<Journey, Run>({
  product: [
    // Playwright requires a destructured first parameter, even without fixtures.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const product = await Product.start(parallelIndex);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // eslint-disable-next-line no-empty-pattern
  samples: [({}, use) => use(madeSamples()), { scope: 'worker' }],
  baseURL: ({ product }, use) => use(product.url),
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
  wedding: async ({ product }, use) => use(await product.createWedding()),
  uploadPage: ({ page, wedding }, use) => use(new UploadPage(page, wedding)),
  gallery: ({ page, wedding }, use) => use(new GalleryPage(page, wedding)),
});

export { expect } from '@playwright/test';
