import { isLanguage, LANGUAGES, type Language } from './languages.js';

/** The pages of the public site, by their place in the address (specification section 2). */
export const SITE_PAGES = [
  'home',
  'how-it-works',
  'pricing',
  'links',
  'contact',
] as const;
/** The provider's own privacy notice: there only where it has written one. */
export const PRIVACY_PAGE = 'privacy';
export type SitePage = (typeof SITE_PAGES)[number] | typeof PRIVACY_PAGE;

export interface SiteAddress {
  page: SitePage;
  /** Undefined where the address leaves the language to the reader's browser. */
  language: Language | undefined;
}

/** Address of a page: in one language, or without prefix, where the reader's browser decides. */
export function sitePath(page: SitePage, language?: Language): string {
  return `/${language === undefined ? '' : `${language}/`}${page === 'home' ? '' : page}`;
}

/** Every address of the site's pages: each without prefix and in each language. */
export function siteAddresses(
  pages: readonly SitePage[] = SITE_PAGES,
): SiteAddress[] {
  return pages.flatMap((page) =>
    [undefined, ...LANGUAGES].map((language) => ({ page, language })),
  );
}

/** What an address below the origin stands for, without regard to case and to a slash behind it. */
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
 * Where readers of a language find the privacy notice.
 * @param address as the server names it: the provider's own site, or the page of ours, which each language has
 */
export function privacyHref(address: string, language: Language): string {
  return address === sitePath(PRIVACY_PAGE)
    ? sitePath(PRIVACY_PAGE, language)
    : address;
}
