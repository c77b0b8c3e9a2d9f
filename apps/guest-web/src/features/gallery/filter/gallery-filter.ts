import type { MediaExposure, MediaItem } from '@hatira/contract';
import {
  favouritesOf,
  picturesOf,
} from '../../../shared/media/marks/favourites';
import type { MarksStore } from '../../../shared/media/marks/marks-store';
import { isImage, noteOf } from '../../../shared/media/file/media-file';
import { senderNames } from '../../../shared/media/senders/sender-names';
import type { FilterPart } from './filter-address';
import { plainWords } from './plain-words';

/** Of items without a name; no name is written like this. */
export const SOMEONE = '-';

/** The filter as the address has it. Undefined: everything. */
export interface GalleryFilter {
  /** The id of an event. */
  event?: string | undefined;
  /** A name in plain words, or `SOMEONE`. */
  guest?: string | undefined;
  /** Digits. */
  table?: string | undefined;
  kind?: 'photos' | 'videos' | undefined;
  hearts?: 'any' | 'mine' | 'both' | 'one' | undefined;
  hasNote: boolean;
  /** To guests. */
  exposure?: MediaExposure | undefined;
  /** Words in notes and names. */
  text: string;
  /** The upload after which items came: as `created_at`. */
  since?: string | undefined;
}

/** The filter without a condition. */
export const EVERYTHING: GalleryFilter = {
  event: undefined,
  guest: undefined,
  table: undefined,
  kind: undefined,
  hearts: undefined,
  hasNote: false,
  exposure: undefined,
  text: '',
  since: undefined,
};

export interface Guest {
  key: string;
  /** The most frequent spelling; undefined: someone. */
  name: string | undefined;
  count: number;
  /** A first picture of the guest, or the first file without one. */
  first: MediaItem;
}

const KINDS = ['photos', 'videos'] as const;
const HEARTS = ['any', 'mine', 'both', 'one'] as const;
const EXPOSURES = ['shown', 'held', 'hidden'] as const;

export function filterOf(address: URLSearchParams): GalleryFilter {
  const kind = address.get('kind');
  const hearts = address.get('hearts');
  const album = address.get('album');
  return {
    event: address.get('event') || undefined,
    guest: address.get('guest') || undefined,
    table: address.get('table') || undefined,
    kind: KINDS.find((known) => known === kind),
    hearts: HEARTS.find((known) => known === hearts),
    hasNote: address.get('note') === '1',
    exposure: EXPOSURES.find((known) => known === album),
    text: address.get('q') ?? '',
    since: address.get('since') || undefined,
  };
}

/** Leaves other parts of the address. */
export function withFilter(
  address: URLSearchParams,
  filter: GalleryFilter,
): URLSearchParams {
  const { event, guest, table, kind, hearts } = filter;
  const { hasNote, exposure, text, since } = filter;
  const next = new URLSearchParams(address);
  const parts: Record<FilterPart, string | undefined> = {
    event,
    guest,
    table,
    kind,
    hearts,
    note: hasNote ? '1' : undefined,
    album: exposure,
    q: text,
    since,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Returns the number of conditions. */
export function conditionsOf(filter: GalleryFilter): number {
  const { text, ...others } = filter;
  return [...Object.values(others), text.trim()].filter(Boolean).length;
}

/** Most items first; someone last. */
export function guestsOf(items: readonly MediaItem[]): Guest[] {
  const names = senderNames(items);
  const spellings = new Map<string, Map<string, number>>();
  const firsts = new Map<string, MediaItem>();
  for (const item of items) {
    const given = names.get(item.id);
    const [name, key] = [given ?? '', keyOf(given)];
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(name, (counts.get(name) ?? 0) + 1));
    const first = firsts.get(key);
    if (!first?.thumb_url && (!first || item.thumb_url)) firsts.set(key, item);
  }
  return [...spellings]
    .map(([key, counts]) => {
      const [first] = [...counts].sort(([, a], [, b]) => b - a);
      const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
      return {
        key,
        name: key === SOMEONE ? undefined : first?.[0],
        count,
        first: firsts.get(key)!,
      };
    })
    .sort(
      (a, b) =>
        Number(a.key === SOMEONE) - Number(b.key === SOMEONE) ||
        b.count - a.count,
    );
}

/** The tables of the items, in order. */
export function tablesOf(items: readonly MediaItem[]): number[] {
  return [...new Set(items.flatMap(({ table }) => table ?? []))].sort(
    (a, b) => a - b,
  );
}

/**
 * Returns the items of a filter; the video of a Live Photo goes with its photo.
 * @param marks undefined: conditions about hearts are ignored
 */
export function filtered(
  items: readonly MediaItem[],
  filter: GalleryFilter,
  marks: MarksStore | undefined,
): readonly MediaItem[] {
  if (conditionsOf(filter) === 0) return items;
  const matches = matcherOf(filter, (item) => senderNames(items).get(item.id));
  const chosen = chosenOf(items, filter.hearts, marks);
  const photos = items.some(({ motion_of }) => motion_of)
    ? new Map(items.map((item) => [item.id, item]))
    : undefined;
  return items.filter(
    (item) =>
      chosen?.has(item) !== false &&
      matches(photos?.get(item.motion_of ?? '') ?? item),
  );
}

/** The files of the pictures with these hearts; undefined: all files. */
function chosenOf(
  items: readonly MediaItem[],
  hearts: GalleryFilter['hearts'],
  marks: MarksStore | undefined,
): ReadonlySet<MediaItem> | undefined {
  if (!hearts || !marks) return undefined;
  const { all, both, one } = favouritesOf(items, true, marks);
  const tiles = new Set({ any: all, mine: all, both, one }[hearts]);
  const pictures = picturesOf(items, true).filter(
    ({ tile, files }) =>
      tiles.has(tile) &&
      (hearts !== 'mine' || files.some((file) => marks.mine(file).heart)),
  );
  return new Set(pictures.flatMap(({ files }) => files));
}

type Matcher = (item: MediaItem) => boolean;

function matcherOf(
  filter: GalleryFilter,
  nameOf: (item: MediaItem) => string | undefined,
): Matcher {
  const { event, guest, table, kind } = filter;
  const { hasNote, exposure, text, since } = filter;
  const all: Matcher[] = [];
  const key = guest === undefined ? undefined : guestKey(guest);
  if (key !== undefined) all.push((item) => keyOf(nameOf(item)) === key);
  if (event) all.push((item) => item.event === event);
  if (table) all.push((item) => String(item.table) === table);
  if (since) all.push((item) => item.created_at > since);
  if (kind) all.push((item) => isImage(item) === (kind === 'photos'));
  if (hasNote) all.push((item) => noteOf(item)?.text !== undefined);
  if (exposure) all.push((item) => (item.exposure ?? 'shown') === exposure);
  const words = plainWords(text).split(' ').filter(Boolean);
  if (words.length > 0)
    all.push((item) => {
      const name = nameOf(item);
      const found = `${wordsOf(item)} ${name ? keyOf(name) : ''}`;
      return words.every((word) => found.includes(word));
    });
  return (item) => all.every((matches) => matches(item));
}

const keys = new Map<string, string>();

function keyOf(name: string | undefined): string {
  if (name === undefined) return SOMEONE;
  const key = keys.get(name) ?? guestKey(name);
  keys.set(name, key);
  return key;
}

/** The same for other capitals, accents and spaces. */
export function guestKey(name: string): string {
  return plainWords(name) || name;
}

const words = new WeakMap<MediaItem, string>();

function wordsOf(item: MediaItem): string {
  const known = words.get(item);
  if (known !== undefined) return known;
  const plain = plainWords(noteOf(item)?.text ?? '');
  words.set(item, plain);
  return plain;
}
