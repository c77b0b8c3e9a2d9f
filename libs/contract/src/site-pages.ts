import { isLanguage, LANGUAGES, type Language } from './languages.js';

/** Also paths (specification section 2). */
export const SITE_PAGES = [
  'home',
  'how-it-works',
  'pricing',
  'links',
  'contact',
] as const;
/** Exists only where the provider has written a notice. */
export const PRIVACY_PAGE = 'privacy';
export type SitePage = (typeof SITE_PAGES)[number] | typeof PRIVACY_PAGE;

export interface SiteAddress {
  page: SitePage;
  /** Undefined: the browser's language. */
  language: Language | undefined;
}

/**
 * Returns the path with a language prefix; without one for the browser's
 * language.
 */
export function sitePath(page: SitePage, language?: Language): string {
  return `/${language === undefined ? '' : `${language}/`}${page === 'home' ? '' : page}`;
}

/** Returns the addresses without prefix and in each language. */
export function siteAddresses(
  pages: readonly SitePage[] = SITE_PAGES,
): SiteAddress[] {
  return pages.flatMap((page) =>
    [undefined, ...LANGUAGES].map((language) => ({ page, language })),
  );
}

/** Ignores case and a trailing slash. */
export function siteAddressOf(path: string): SiteAddress | undefined {
  const [first = '', ...rest] = path
    .toLowerCase()
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .split('/');
  const language = isLanguage(first) ? first : undefined;
  const parts = language === undefined ? [first, ...rest] : rest;
  const page = [...SITE_PAGES, PRIVACY_PAGE].find(
    (name): name is SitePage =>
      parts.join('/') === (name === 'home' ? '' : name),
  );
  return page && { page, language };
}

/**
 * @param address the provider's site, or our page, which exists in each
 * language
 */
export function privacyHref(address: string, language: Language): string {
  return address === sitePath(PRIVACY_PAGE)
    ? sitePath(PRIVACY_PAGE, language)
    : address;
}
