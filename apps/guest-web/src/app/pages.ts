import { lazy } from 'react';
import { galleryLoaders } from './gallery-pages';

const loadUploadPage = () => import('../features/upload/page/upload-page');
const loadGalleryRoutes = () => import('./gallery-routes');

export const UploadPage = lazy(async () => ({
  default: (await loadUploadPage()).UploadPage,
}));
export const GalleryRoutes = lazy(async () => ({
  default: (await loadGalleryRoutes()).GalleryRoutes,
}));

const GALLERY = /^\/camera-roll(\/|$)/i;
const VIEWER = /^\/camera-roll-mobile(\/|$)/i;

/** Returns an upload page's path; undefined for other pages. */
export function uploadPathOf(pathname: string): string | undefined {
  if (GALLERY.test(pathname) || VIEWER.test(pathname)) return undefined;
  const segment = pathname.replace(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Loads the page beside the language bundle. */
export function preloadPage(pathname: string): Promise<unknown> {
  if (GALLERY.test(pathname))
    return Promise.all([loadGalleryRoutes(), galleryLoaders.gallery()]);
  if (VIEWER.test(pathname))
    return Promise.all([loadGalleryRoutes(), galleryLoaders.viewer()]);
  return loadUploadPage();
}
