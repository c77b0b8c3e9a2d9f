import type { MarkPartner, MediaItem } from '@hatira/contract';
import type { Listing } from '../feed/listing';
import { folded } from '../file/folded';
import { useMarksNow } from './marks-context';
import type { MarksStore } from './marks-store';

/** The pictures that a partner has chosen, each by the item of its tile. */
export interface Favourites {
  all: readonly MediaItem[];
  both: readonly MediaItem[];
  /** Those that only one partner has chosen. */
  one: readonly MediaItem[];
  /** Whether each partner has chosen some: they cannot agree before. */
  isOfTwo: boolean;
}

/** The files of a tile: its own, its copies, and the video of a Live Photo. */
export interface Picture {
  tile: MediaItem;
  files: readonly MediaItem[];
}

const folds = new WeakMap<
  readonly MediaItem[],
  { isComplete: boolean; pictures: readonly Picture[] }
>();

/**
 * Returns the pictures of a list, which it folds once.
 * @param isComplete false while pages load
 */
export function picturesOf(
  items: readonly MediaItem[],
  isComplete: boolean,
): readonly Picture[] {
  const last = folds.get(items);
  if (last?.isComplete === isComplete) return last.pictures;
  const pictures = foldedPictures(items, isComplete);
  folds.set(items, { isComplete, pictures });
  return pictures;
}

function foldedPictures(
  items: readonly MediaItem[],
  isComplete: boolean,
): Picture[] {
  const { tiles, stacks, videos } = folded(items, { isComplete });
  const byId =
    videos.size > 0
      ? new Map(items.map((item) => [item.id, item] as const))
      : undefined;
  return tiles.map((tile) => {
    const video = byId?.get(videos.get(tile.id) ?? '');
    const others = stacks.get(tile.id)?.others ?? [];
    return {
      tile,
      files: video ? [tile, ...others, video] : [tile, ...others],
    };
  });
}

interface Known {
  isComplete: boolean;
  store: MarksStore;
  version: number;
  favourites: Favourites;
}

/** Several parts of a page count the same list at each mark. */
const known = new WeakMap<readonly MediaItem[], Known>();

/** A choice of any copy counts, and counts once. */
export function favouritesOf(
  items: readonly MediaItem[],
  isComplete: boolean,
  store: MarksStore,
): Favourites {
  const version = store.current();
  const last = known.get(items);
  const isSame =
    last?.store === store &&
    last.version === version &&
    last.isComplete === isComplete;
  if (isSame) return last.favourites;
  const favourites = counted(items, isComplete, store);
  known.set(items, { isComplete, store, version, favourites });
  return favourites;
}

function counted(
  items: readonly MediaItem[],
  isComplete: boolean,
  store: MarksStore,
): Favourites {
  const chosen = picturesOf(items, isComplete).filter(({ files }) =>
    files.some((file) => store.isChosen(file)),
  );
  const isOf =
    (partner: MarkPartner) =>
    ({ files }: Picture) =>
      files.some((file) => store.of(file, partner).heart);
  const [isOfFirst, isOfSecond] = [isOf('first'), isOf('second')];
  const isOfBoth = (picture: Picture) =>
    isOfFirst(picture) && isOfSecond(picture);
  const tilesOf = (pictures: readonly Picture[]) =>
    pictures.map(({ tile }) => tile);
  return {
    all: tilesOf(chosen),
    both: tilesOf(chosen.filter(isOfBoth)),
    one: tilesOf(chosen.filter((picture) => !isOfBoth(picture))),
    isOfTwo: chosen.some(isOfFirst) && chosen.some(isOfSecond),
  };
}

/**
 * Returns the favourites of a listing without a filter, which every page counts
 * in this way; undefined without marks.
 */
export function useFavourites({
  items,
  isComplete,
}: Pick<Listing, 'items' | 'isComplete'>): Favourites | undefined {
  const store = useMarksNow();
  return store && favouritesOf(items, isComplete, store);
}
