import { parseNote, type Note, type WallItem } from '@hatira/contract';
import type { Pictures } from './pictures';
import type { Turn } from './rotation';

/** One item on the screen. */
export interface Shot {
  item: WallItem;
  /** Object address of the picture. */
  address: string;
  note: Note;
}

/** The screen of one turn. */
export interface Slide {
  number: number;
  /** So many of its shots have just arrived. */
  fresh: number;
  shots: Shot[];
}

const PACE_MS = 8_000;
/** The time for each letter of a note. */
const READING_MS = 35;
const MAX_READING_MS = 7_000;
const LONGEST_VIDEO_MS = 30_000;
/** Until a new item may take its place. */
const LEAST_MS = 2_500;
const LEAST_FRESH_MS = 2_800;

/**
 * Loads and decodes the pictures of a turn.
 * @throws PictureError
 */
export async function slideOf(
  { items, fresh }: Turn,
  number: number,
  pictures: Pictures,
): Promise<Slide> {
  const shots: Shot[] = [];
  // All are loaded at the same time; the first failure is awaited below.
  const loading = items.map((item) => pictures.load(item));
  for (const each of loading) each.catch(() => undefined);
  try {
    for (const [at, item] of items.entries()) {
      const address = URL.createObjectURL(await loading[at]!);
      shots.push({ item, address, note: parseNote(item.note ?? '') });
    }
    await Promise.all(shots.map(({ address }) => decoded(address)));
  } catch (error) {
    shots.forEach(release);
    throw error;
  }
  return { number, fresh, shots };
}

/**
 * Loads the same screen with the pictures made since; undefined without any.
 * @param latest state of an item
 * @throws PictureError
 */
export async function sharperOf(
  { number, fresh, shots }: Slide,
  latest: (item: WallItem) => WallItem | undefined,
  pictures: Pictures,
): Promise<Slide | undefined> {
  const items = shots.map(({ item }) => latest(item) ?? item);
  const isSharp = shots.every(
    ({ item }, at) => item.picture === items[at]?.picture,
  );
  return isSharp ? undefined : slideOf({ items, fresh }, number, pictures);
}

/** Frees the pictures; call it when the slide has left the page. */
export function releaseSlide({ shots }: Slide): void {
  shots.forEach(release);
}

/** Milliseconds on the screen, without new items. */
export function paceOf({ shots }: Slide): number {
  if (shots.some(({ item }) => item.has_video)) return LONGEST_VIDEO_MS;
  const letters = shots.reduce((sum, { note }) => sum + lengthOf(note), 0);
  return PACE_MS + Math.min(MAX_READING_MS, letters * READING_MS);
}

/** Milliseconds on the screen while new items wait. */
export function leastOf({ fresh }: Slide): number {
  return fresh > 0 ? LEAST_FRESH_MS : LEAST_MS;
}

/** Waits for a time of the clock. */
export async function until(due: number): Promise<void> {
  const waitMs = due - Date.now();
  if (waitMs > 0) await new Promise((go) => setTimeout(go, waitMs));
}

function lengthOf({ name = '', text = '' }: Note): number {
  return name.length + text.length;
}

function release({ address }: Shot): void {
  URL.revokeObjectURL(address);
}

/** A damaged picture is shown as far as browsers can. */
async function decoded(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}
