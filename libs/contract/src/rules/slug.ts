import { LANGUAGES } from '../languages.js';
import { PRIVACY_PAGE, SITE_PAGES } from '../site-pages.js';

const RESERVED_SLUGS = new Set<string>([
  ...LANGUAGES,
  ...SITE_PAGES.filter((page) => page !== 'home'),
  PRIVACY_PAGE,
  'admin',
  'album',
  'api',
  'assets',
  'camera-roll',
  'camera-roll-mobile',
  'docs',
  'favicon',
  'fonts',
  'health',
  'icons',
  'index',
  'manifest',
  'media',
  'metrics',
  'robots',
  'sitemap',
  'static',
  'wall',
]);

const MIN_SLUG_LENGTH = 3;
const MAX_SLUG_LENGTH = 120;
const SLUG_PATTERN = /^[\p{L}\p{M}\p{Nd}-]+$/u;

/** Stored and displayed. */
export function canonicalSlug(slug: string): string {
  return slug.trim().normalize('NFC');
}

/** Unicode letters, digits and hyphens, 3 to 120 characters. */
export function isWellFormedSlug(slug: string): boolean {
  const length = [...slug].length;
  return (
    length >= MIN_SLUG_LENGTH &&
    length <= MAX_SLUG_LENGTH &&
    SLUG_PATTERN.test(slug)
  );
}

/**
 * Compares paths, ignoring case in every language. All four Turkish i are
 * equal: a link typed on any keyboard finds its page.
 */
export function slugKey(slug: string): string {
  return canonicalSlug(slug)
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .normalize('NFC');
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slugKey(slug));
}
