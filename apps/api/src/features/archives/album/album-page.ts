import { createHash } from 'node:crypto';
import { LANGUAGES, type ZipAlbumTexts } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';
import { GUEST_BOOK_TITLES } from '../../guest-book/guest-book-titles.js';
import { albumData, type AlbumItem } from './album-data.js';
import { NO_CHAPTERS, type Chapters } from '../zip/chapters.js';
import { ALBUM_WORDS } from './album-words.js';
import { readPagePart } from './page-parts.js';

const STYLE = readPagePart('album.css');
const TEXTS: ZipAlbumTexts = { words: ALBUM_WORDS, books: GUEST_BOOK_TITLES };
const SCRIPT = `window.album=${JSON.stringify(TEXTS)};
${readPagePart('album.js')}`;

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `file:` beside 'self', whose meaning differs there between browsers. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' file:",
  "media-src 'self' file:",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Renders the page of a zip, which needs no server and no network. Equal items
 * give equal bytes.
 */
export function albumPage(
  title: string,
  items: readonly AlbumItem[],
  timeZone: string,
  chapters: Chapters = NO_CHAPTERS,
): string {
  const [language] = LANGUAGES;
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${heading} · ${ALBUM_WORDS[language].album}</title>
<style>${STYLE}</style>
</head>
<body>
<noscript><h1>${heading}</h1><p>Albüm için JavaScript gerekir. Fotoğraf ve videolar bu klasörde duruyor.</p><p lang="en">The album needs JavaScript. The photos and videos are in this folder.</p></noscript>
<script type="application/json" id="album-data">${jsonOf(albumData(title, items, timeZone, chapters))}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Within a script element: `</script>` and `<!--` would end or change it. */
function jsonOf(data: object): string {
  return JSON.stringify(data).replace(
    /[<>\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
