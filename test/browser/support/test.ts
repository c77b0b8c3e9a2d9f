import type { WeddingRow } from '@hatira/contract';
import { ConsoleWatch } from './console-watch.js';
import { GalleryPage } from './pages/gallery-page.js';
import { UploadPage } from './pages/upload-page.js';
import { test as base } from './run.js';

interface Journey {
  wedding: WeddingRow;
  uploadPage: UploadPage;
  gallery: GalleryPage;
  consoleWatch: ConsoleWatch;
}

/** One product per worker; each test has its own wedding and profile. */
export const test = base.extend<Journey>({
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
