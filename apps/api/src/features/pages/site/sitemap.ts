import {
  LANGUAGES,
  siteAddresses,
  sitePath,
  type SitePage,
} from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';

/** All pages with their translations. */
export function sitemapXml(origin: string, pages: readonly SitePage[]): string {
  const translations = new Map(
    pages.map((page) => [page, alternates(origin, page)]),
  );
  const entries = siteAddresses(pages).map(
    ({ page, language }) =>
      `<url><loc>${escapeHtml(origin + sitePath(page, language))}</loc>${translations.get(page)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function alternates(origin: string, page: SitePage): string {
  const links = [
    ...LANGUAGES.map((language) => [language, sitePath(page, language)]),
    ['x-default', sitePath(page)],
  ];
  return links
    .map(
      ([language, path = '']) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}"/>`,
    )
    .join('');
}

/**
 * Allows everything: link previews need images under /api, private pages have
 * `noindex`, and disallowing secret paths would reveal them.
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
