import type { MediaItem } from '@hatira/contract';

export interface Folded {
  /** One for each tile. */
  tiles: readonly MediaItem[];
  /** Ids of the videos of Live Photos, by their photo's. */
  videos: ReadonlyMap<string, string>;
  /** The stacks, by the id of their tile. */
  stacks: ReadonlyMap<string, Stack>;
  /** Ids of the pictures of open stacks. */
  opened: ReadonlySet<string>;
}

/** Pictures that share a tile. */
export interface Stack {
  count: number;
  /** All pictures but the first. */
  others: readonly MediaItem[];
  /** True for equal pictures, false for similar ones. */
  isSame: boolean;
}

/** The pictures below each first one, by its id. */
export type Stacks = ReadonlyMap<string, readonly MediaItem[]>;

/** Adds further stacks to those of equal pictures. */
export type Stacker = (photos: readonly MediaItem[], same: Stacks) => Stacks;

interface FoldOptions {
  /** False while pages load. */
  isComplete: boolean;
  /** Ids of stacks that show each picture. */
  open?: readonly string[];
  /** Undefined: equal pictures alone. */
  stacker?: Stacker | undefined;
}

const NONE = {
  stacks: new Map(),
  opened: new Set<string>(),
};

/**
 * Leaves out the videos of Live Photos whose photo is in the list. While pages
 * load the photo may still come.
 */
export function withoutLiveVideos(
  items: readonly MediaItem[],
  isComplete: boolean,
): readonly MediaItem[] {
  if (!items.some(({ motion_of }) => motion_of)) return items;
  const ids = new Set(items.map(({ id }) => id));
  return items.filter(
    ({ motion_of: photo }) =>
      photo === undefined || (isComplete && !ids.has(photo)),
  );
}

/** The number of a list's pictures, the same on every page. */
export interface PictureCount {
  pictures: number;
  /** Equal pictures that are folded into others. */
  copies: number;
}

/** @param isComplete false while pages load */
export function countOf(
  items: readonly MediaItem[],
  isComplete: boolean,
): PictureCount {
  const { tiles } = folded(items, { isComplete });
  const photos = withoutLiveVideos(items, isComplete);
  return { pictures: tiles.length, copies: photos.length - tiles.length };
}

/**
 * Folds Live Photos into one tile and equal pictures into a stack. A copy with
 * a note of its own stays, so that each note is visible.
 */
export function folded(
  items: readonly MediaItem[],
  { isComplete, open = [], stacker }: FoldOptions,
): Folded {
  const photos = withoutLiveVideos(items, isComplete);
  const same = sameOf(photos);
  const stacks = stacker ? stacker(photos, same) : same;
  const videos = videosOf(items);
  if (photos === items && stacks.size === 0)
    return { tiles: items, videos, ...NONE };
  const hidden = new Set([...stacks.values()].flat());
  const tiles = photos
    .filter((item) => !hidden.has(item))
    .flatMap((item) =>
      open.includes(item.id) ? [item, ...(stacks.get(item.id) ?? [])] : [item],
    );
  return {
    tiles,
    videos,
    stacks: new Map(
      [...stacks].map(([id, others]) => [id, stackOf(others)] as const),
    ),
    opened: openedOf(stacks, open),
  };
}

function openedOf(stacks: Stacks, open: readonly string[]): Set<string> {
  const below = (id: string) => stacks.get(id)?.map((other) => other.id) ?? [];
  return new Set(
    open.filter((id) => stacks.has(id)).flatMap((id) => [id, ...below(id)]),
  );
}

function stackOf(others: readonly MediaItem[]): Stack {
  return {
    count: others.length + 1,
    others,
    isSame: others.every(({ same_as }) => same_as),
  };
}

function sameOf(items: readonly MediaItem[]): Stacks {
  const stacks = new Map<string, MediaItem[]>();
  if (!items.some(({ same_as }) => same_as)) return stacks;
  const firsts = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    if (item.same_as === undefined) continue;
    const first = firsts.get(item.same_as);
    // The first may be on a later page: the copy keeps its place.
    if (!first) firsts.set(item.same_as, item);
    else if (first !== item && hasNoOwnNote(item, first))
      stacks.set(first.id, [...(stacks.get(first.id) ?? []), item]);
  }
  return stacks;
}

function hasNoOwnNote({ note }: MediaItem, first: MediaItem): boolean {
  return !note || note === first.note;
}

function videosOf(items: readonly MediaItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ id, motion_of: photo }) =>
      photo === undefined ? [] : [[photo, id] as const],
    ),
  );
}
