import { lazyExtra } from '../../../shared/lib/lazy-extra';

/** Loads with a gallery that has no file. */
export const EmptyGallery = lazyExtra(
  async () => (await import('./empty-gallery')).EmptyGallery,
);
