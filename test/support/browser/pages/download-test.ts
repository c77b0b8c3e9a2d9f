import type { Page } from '@playwright/test';
import type { ProductEnv } from '../product.js';
import { test as base } from '../test.js';
import { GalleryPage } from './gallery-page.js';

export const COUNT = 4;

interface Setting {
  galleryOn: (env: ProductEnv) => Promise<GalleryPage>;
}

/** Four photos, the first with a note. */
export const test = base.extend<Setting>({
  wedding: async ({ product, samples }, use) => {
    const wedding = await product.createWedding();
    for (const [index, photo] of samples.photos.slice(0, COUNT).entries()) {
      const note = index === 0 ? 'Ayşe|Mutluluklar!' : undefined;
      await product.addPhoto(wedding, photo, note);
    }
    await use(wedding);
  },
  galleryOn: async ({ page, product, wedding }, use) => {
    await use(async (env) => {
      const web = await product.sharedReplica(env);
      const gallery = new GalleryPage(page, wedding, web.url);
      await gallery.openAfterCelebration();
      return gallery;
    });
    // The server outlives the test: ends the page's requests.
    await page.goto('about:blank');
  },
});

export const selected = (page: Page) =>
  page.getByRole('button', { name: 'Download selected' });
export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Your download' });
export const nowLink = (page: Page) =>
  dialogOf(page).getByRole('link', { name: 'Download now' });

export { expect } from '@playwright/test';
