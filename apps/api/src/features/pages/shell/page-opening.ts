import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TitleFont, UploadHeading } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';

/** Longer names are smaller, as in the page. */
const LONG_NAME = 11;

/**
 * The upload page before its script, for slow networks; styled in the shell
 * (`index.html`).
 * @param words of all languages; only the page's is visible
 */
export function uploadOpening(
  { date, names }: UploadHeading,
  titleFont: TitleFont,
  words: string,
): string {
  const spans = names
    .map((name) => `<span>${escapeHtml(name)}</span>`)
    .join('<i> &amp; </i>');
  const isLong = names.some((name) => name.length > LONG_NAME);
  const look = [
    ...(isLong ? ['long'] : []),
    ...(titleFont === 'script' ? ['script'] : []),
  ].join(' ');
  const heading = `<h1${look && ` class="${look}"`}>${spans}</h1>`;
  return `<div class="opening"><header class="couple"><div class="words">${date ? `<p>${date}</p>` : ''}${heading}<hr></div></header>${words}</div>`;
}

/** Returns the words of the build; empty without it. */
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
