import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadHeading, type TitleFont } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';

/** Letters above which a name is set smaller, here as in the page itself. */
const LONG_NAME = 11;

/**
 * What the upload page shows until its script has come, as that will draw it: whose wedding it is, and what the page is
 * for, so that a guest on a slow line reads at once. Its style stands in the shell (`index.html`).
 * @param words of all languages, as the build has left them; the page's own language is the one that is seen
 */
export function uploadOpening(
  { slug, titleFont }: { slug: string; titleFont: TitleFont },
  words: string,
): string {
  const { date, names } = uploadHeading(slug);
  const spans = names
    .map((name) => `<span>${escapeHtml(name)}</span>`)
    .join('<i> &amp; </i>');
  const isLong = names.some((name) => name.length > LONG_NAME);
  const look = [
    ...(isLong ? ['long'] : []),
    ...(titleFont === 'script' ? ['script'] : []),
  ].join(' ');
  const heading = `<h1${look && ` class="${look}"`}>${spans}</h1>`;
  return `<div class="opening"><header class="couple">${date ? `<p>${date}</p>` : ''}${heading}<hr></header>${words}</div>`;
}

/** The build's part of it; empty when the pages have not been built. */
export function openingWords(guestWebDir: string): string {
  try {
    return readFileSync(
      join(guestWebDir, 'site', 'upload-opening.html'),
      'utf8',
    );
  } catch {
    return '';
  }
}
