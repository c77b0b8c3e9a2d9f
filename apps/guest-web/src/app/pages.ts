import { gallery, viewer } from './gallery-pages';
import { readyPage } from './ready-page';

export const upload = readyPage(
  async () => (await import('../features/upload/page/upload-page')).UploadPage,
);
export const tokenPage = readyPage(async () => {
  const part = await import('./token-pages');
  return (await part.openTokenPage()).default;
});
export const galleryRoutes = readyPage(
  async () => (await import('./gallery-routes')).GalleryRoutes,
);

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
    return Promise.all([galleryRoutes.preload(), gallery.preload()]);
  if (VIEWER.test(pathname))
    return Promise.all([galleryRoutes.preload(), viewer.preload()]);
  return TOKEN.test(pathname) ? tokenPage.preload() : upload.preload();
}
