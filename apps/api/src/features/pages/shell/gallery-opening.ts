import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API,
  BACKGROUND_WIDTHS,
  hasMasthead,
  isUndated,
  type MediaItem,
  type WeddingInfo,
} from '@hatira/contract';
import { escapeHtml, tag } from '../../../platform/http/html.js';

/** As the gallery does: the width of a strip on a phone. */
const [, COVER_WIDTH] = BACKGROUND_WIDTHS;
/** Fewer are two across, with texts that only the page can place. */
const MANY = 9;
const COLUMNS = 3;
/** Of these the document names the pictures; the script loads the others. */
const PICTURES = 9;
/** Pixels, of a usual phone. */
const COLUMN_PX = 128;
const GAP_PX = 3;
/** Height by width; others are cropped. */
const [LEAST_RATIO, UNKNOWN_RATIO, MOST_RATIO] = [0.4, 1.25, 2];

/** They fit into a phone's line, also until the font has loaded. */
const LINE_LETTERS = 16;
const AND = ' & ';

/** The pictures at the begin of a gallery. */
export interface FirstPictures {
  /** The large picture of the first chapter. */
  wide: MediaItem | undefined;
  /** The tiles below it, up to the next heading. */
  tiles: readonly MediaItem[];
}

/**
 * The gallery before its script: the names, and on a phone the pictures of the
 * first screen at their places. The build has the styles (`galleryStyles`).
 */
export function galleryOpening(
  wedding: WeddingInfo,
  { wide, tiles }: FirstPictures,
  styles: string,
): string {
  const cover =
    wedding.cover &&
    `--cover:url("${API.backgroundImage(wedding.weddingPath, wedding.cover, COVER_WIDTH)}")`;
  const name =
    wide && hasMasthead(wedding) ? 'covered masthead' : cover && 'covered';
  const header = `${tag('header', { class: name, style: cover })}${heading(wedding)}</header>`;
  const large = wide ? chapterRoom(wide) + wideTile(wide) : '';
  const columns =
    tiles.length < MANY
      ? ''
      : `<div class="columns">${columnsOf(tiles).join('')}</div>`;
  const pictures =
    large || columns ? `<div class="pictures">${large}${columns}</div>` : '';
  const events = wedding.events.length > 0 ? '<div class="events"></div>' : '';
  const album = tag('div', { class: pictures ? 'album filled' : 'album' });
  return `${styles}${album}${header}<div class="bar"></div>${events}${pictures}</div>`;
}

/** Returns the styles of the build; empty without it. */
export function galleryStyles(guestWebDir: string): string {
  try {
    return readFileSync(
      join(guestWebDir, 'site', 'gallery-opening.html'),
      'utf8',
    );
  } catch {
    return '';
  }
}

function heading({ names, titleFont }: WeddingInfo): string {
  const title = names
    .map((name) => escapeHtml(name))
    .join(`<span>${escapeHtml(AND)}</span>`);
  const isShort = names.join(AND).length <= LINE_LETTERS;
  const look = [
    ...(titleFont === 'script' ? ['script'] : []),
    ...(isShort ? ['line'] : []),
  ].join(' ');
  return `${tag('h1', { class: look || undefined })}${title}</h1>`;
}

/** The room of the chapter's heading, which the script writes. */
function chapterRoom(first: MediaItem): string {
  const name = isUndated(first) ? 'chapter undated' : 'chapter';
  return `${tag('div', { class: name })}</div>`;
}

function wideTile(item: MediaItem): string {
  return tile(item, Math.min(1, ratioOf(item)), 'high');
}

function tile(
  { placeholder, thumb_url: thumb }: MediaItem,
  ratio: number,
  /** Absent: only its colours are shown. */
  priority?: 'high' | 'low',
): string {
  const colours = placeholder ? `;background-image:url(${placeholder})` : '';
  // The page rounds to whole pixels: half of one more is never smaller.
  const style = `padding-top:calc(${(100 * ratio).toFixed(2)}% + .5px)${colours}`;
  const image =
    thumb && priority
      ? tag('img', {
          src: thumb,
          alt: '',
          fetchpriority: priority,
          // Hidden ones are not loaded: another order begins with others.
          loading: 'lazy',
        })
      : '';
  return `${tag('b', { style })}${image}</b>`;
}

/** Puts each tile under the lowest column, as the gallery does. */
function columnsOf(items: readonly MediaItem[]): string[] {
  const columns = Array.from({ length: COLUMNS }, () => ({
    html: '',
    foot: 0,
  }));
  for (const [index, item] of items.entries()) {
    const lowest = columns.reduce((low, next) =>
      next.foot < low.foot - 1 ? next : low,
    );
    const ratio = ratioOf(item);
    lowest.html += tile(item, ratio, index < PICTURES ? 'low' : undefined);
    lowest.foot += Math.round(COLUMN_PX * ratio) + GAP_PX;
  }
  return columns.map(({ html }) => `<div>${html}</div>`);
}

function ratioOf({ height, width }: MediaItem): number {
  const ratio = height && width ? height / width : UNKNOWN_RATIO;
  return Math.min(MOST_RATIO, Math.max(LEAST_RATIO, ratio));
}
