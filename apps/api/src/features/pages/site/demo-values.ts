import { PAGES, renditionUrl, sitePath } from '@hatira/contract';
import type { ShownDemo } from '../../demo/shown-demo.service.js';
import { codeSquares } from './code-squares.js';
import type { TemplateValues } from './site-template.js';

/** Fewer look like an accident. */
const MIN_PHOTOS = 4;

/**
 * The demo's addresses, and the drawn cards' QR code: without a demo it leads
 * to the homepage.
 */
export function demoValues(
  demo: ShownDemo | undefined,
  origin: string,
): TemplateValues {
  const page = demo ? PAGES.upload(demo.uploadPath) : '';
  const { size, path } = codeSquares(origin + (page || sitePath('home')));
  const photos = photosOf(demo);
  return {
    codeSize: String(size),
    codePath: path,
    demo: page,
    // Only with photos.
    demoGallery:
      demo && photos.length > 0 ? PAGES.gallery(demo.galleryHash) : '',
    demoPhotos: photos,
  };
}

function photosOf(demo: ShownDemo | undefined): Record<string, string>[] {
  if (!demo || demo.photos.length < MIN_PHOTOS) return [];
  return demo.photos.map(({ key, width, height }) => ({
    url: renditionUrl(key, 'thumb'),
    width: String(width),
    height: String(height),
  }));
}
