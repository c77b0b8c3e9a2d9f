import { lazy } from 'react';
import { loadPart } from '../shared/i18n/i18n';

/** The pages, each its own chunk. `lazy` and the early load at start share one import. */
const loaders = {
  upload: () => import('../features/upload/upload-page'),
  gallery: async () => {
    const texts = loadPart('gallery');
    const { GalleryPage } = await import('../features/gallery/gallery-page');
    await texts;
    return { GalleryPage };
  },
  viewer: async () => {
    const texts = loadPart('gallery');
    const { ViewerPage } = await import('../features/viewer/viewer-page');
    await texts;
    return { ViewerPage };
  },
};

export const UploadPage = lazy(async () => ({ default: (await loaders.upload()).UploadPage }));
export const GalleryPage = lazy(async () => ({ default: (await loaders.gallery()).GalleryPage }));
export const ViewerPage = lazy(async () => ({ default: (await loaders.viewer()).ViewerPage }));

/** Starts to load the page of an address beside the language bundle, not after it. */
export function preloadPage(pathname: string): Promise<unknown> {
  if (/^\/camera-roll(\/|$)/.test(pathname)) return loaders.gallery();
  if (/^\/camera-roll-mobile(\/|$)/.test(pathname)) return loaders.viewer();
  return loaders.upload();
}
