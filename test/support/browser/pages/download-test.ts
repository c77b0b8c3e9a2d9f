import type { Page } from '@playwright/test';
import { API, type PublicConfig, type Success } from '@hatira/contract';
import { test as base } from '../test.js';
import type { GalleryPage } from './gallery-page.js';

export const COUNT = 4;

interface Setting {
  /** Opens the gallery, which then takes more than two files as an archive. */
  openArchiving: () => Promise<GalleryPage>;
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
  openArchiving: ({ gallery, page }, use) =>
    use(async () => {
      await page.route(`**${API.config}`, async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as Success<PublicConfig>;
        json.data.limits.bulk.streamedFiles = 2;
        await route.fulfill({ response, json });
      });
      await gallery.openAfterCelebration();
      return gallery;
    }),
});

export const selected = (page: Page) =>
  page.getByRole('button', { name: 'Download selected' });
export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Your download' });
export const nowLink = (page: Page) =>
  dialogOf(page).getByRole('link', { name: 'Download now' });

export { expect } from '@playwright/test';
