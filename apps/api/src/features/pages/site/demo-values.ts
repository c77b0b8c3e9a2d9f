import { PAGES, renditionUrl, sitePath } from '@hatira/contract';
import { darkPath, qrModules } from '../../../platform/print/qr-code.js';
import type { ShownDemo } from '../../demo/shown-demo.service.js';
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
  // The cards have a margin of their own.
  const code = qrModules(origin + (page || sitePath('home')), 'medium');
  const photos = photosOf(demo);
  return {
    codeSize: String(code.length),
    codePath: darkPath(code, { x: 0, y: 0, unit: 1 }),
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
