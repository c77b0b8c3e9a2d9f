import { lazy } from 'react';
import { galleryLoaders } from './gallery-pages';

const loadUploadPage = () => import('../features/upload/page/upload-page');
const loadGalleryRoutes = () => import('./gallery-routes');

export const UploadPage = lazy(async () => ({
  default: (await loadUploadPage()).UploadPage,
}));
const loadTokenPage = () =>
  import('./token-pages').then((part) => part.openTokenPage());

export const TokenPage = lazy(loadTokenPage);
export const GalleryRoutes = lazy(async () => ({
  default: (await loadGalleryRoutes()).GalleryRoutes,
}));

const GALLERY = /^\/camera-roll(\/|$)/i;
const TOKEN = /^\/(?:wall|album)\/+([^/]+)/i;
const VIEWER = /^\/camera-roll-mobile(\/|$)/i;

/** Returns an upload page's path; undefined for other pages. */
export function uploadPathOf(pathname: string): string | undefined {
  if ([GALLERY, VIEWER, TOKEN].some((page) => page.test(pathname)))
    return undefined;
  const segment = pathname.replace(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the token of a wall or an album; undefined for other pages. */
export function tokenOf(pathname: string): string | undefined {
  return TOKEN.exec(pathname)?.[1];
}

/** Loads the page beside the language bundle. */
export function preloadPage(pathname: string): Promise<unknown> {
  if (GALLERY.test(pathname))
    return Promise.all([loadGalleryRoutes(), galleryLoaders.gallery()]);
  if (VIEWER.test(pathname))
    return Promise.all([loadGalleryRoutes(), galleryLoaders.viewer()]);
  return TOKEN.test(pathname) ? loadTokenPage() : loadUploadPage();
}
