import type { WantedSort, WeddingRow } from '@hatira/contract';
import type { BrowserContext } from '@playwright/test';
import { ConsoleWatch } from './console-watch.js';
import { GalleryPage } from './pages/gallery-page.js';
import { UploadPage } from './pages/upload-page.js';
import { test as base } from './run.js';

interface Journey {
  /** The order that the visitor chose on an earlier visit; `opening`: not yet. */
  order: WantedSort;
  earlierVisit: void;
  wedding: WeddingRow;
  uploadPage: UploadPage;
  gallery: GalleryPage;
  consoleWatch: ConsoleWatch;
  leftovers: void;
}

/** Route handlers that still wait fail with their page, after the test. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  // A page may close at the same time.
  const end = (one: (typeof routed)[number]) =>
    one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  await Promise.all(routed.map(end));
}

/** Runs in the page, before its own scripts. */
function chooseOrder(order: WantedSort): void {
  const [, hash] =
    /^\/camera-roll(?:-mobile)?\/(\d+)/.exec(location.pathname) ?? [];
  if (hash === undefined) return;
  const key = `media-order ${hash}`;
  localStorage.setItem(key, localStorage.getItem(key) ?? order);
}

/** One product per worker; each test has its own wedding and profile. */
export const test = base.extend<Journey>({
  baseURL: ({ product }, use) => use(product.url),
  // First, so that it ends last. An error between two tests would end the worker.
  leftovers: [
    async ({ browser, context }, use) => {
      await use();
      const contexts = browser.contexts();
      await Promise.all(contexts.map(endRoutes));
      const others = contexts.filter((one) => one !== context);
      await Promise.all(others.map((one) => one.close()));
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
  order: ['uploaded', { option: true }],
  earlierVisit: [
    async ({ context, order }, use) => {
      if (order !== 'opening') await context.addInitScript(chooseOrder, order);
      await use();
    },
    { auto: true },
  ],
  wedding: async ({ product }, use) => use(await product.createWedding()),
  uploadPage: ({ page, wedding }, use) => use(new UploadPage(page, wedding)),
  gallery: ({ page, wedding }, use) => use(new GalleryPage(page, wedding)),
});

export { expect } from '@playwright/test';
