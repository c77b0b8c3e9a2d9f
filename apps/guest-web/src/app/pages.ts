import { lazy } from 'react';
import { loadPart } from '../shared/i18n/i18n';

/** The pages, each its own chunk. `lazy` and the early load at start share one import. */
const loaders = {
  home: () => import('../features/marketing/home-page'),
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
  notFound: () => import('../features/marketing/not-found-page'),
};

export const HomePage = lazy(async () => ({ default: (await loaders.home()).HomePage }));
export const UploadPage = lazy(async () => ({ default: (await loaders.upload()).UploadPage }));
export const GalleryPage = lazy(async () => ({ default: (await loaders.gallery()).GalleryPage }));
export const ViewerPage = lazy(async () => ({ default: (await loaders.viewer()).ViewerPage }));
export const NotFoundPage = lazy(async () => ({ default: (await loaders.notFound()).NotFoundPage }));

/** Starts to load the page of an address beside the language bundle, not after it. */
export function preloadPage(pathname: string): Promise<unknown> {
  if (pathname === '/') return loaders.home();
  if (/^\/camera-roll(\/|$)/.test(pathname)) return loaders.gallery();
  if (/^\/camera-roll-mobile(\/|$)/.test(pathname)) return loaders.viewer();
  return /^\/[^/]+\/?$/.test(pathname) ? loaders.upload() : loaders.notFound();
}
