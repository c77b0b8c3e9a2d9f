import {
  isUndated,
  type MediaChanges,
  type MediaItem,
  type MediaSort,
} from '@hatira/contract';

/** The items in one order. */
export interface Listing {
  items: readonly MediaItem[];
  /** Held back: visible content must not move. */
  arrivals: readonly MediaItem[];
  /** False while pages load. */
  isComplete: boolean;
}

export const NOTHING: Listing = { items: [], arrivals: [], isComplete: false };

/** Replaces known items, and inserts new ones and those of a new moment. */
export function merged(
  items: readonly MediaItem[],
  incoming: readonly MediaItem[],
  sort: MediaSort = 'uploaded',
): readonly MediaItem[] {
  if (incoming.length === 0) return items;
  const byId = new Map(incoming.map((item) => [item.id, item]));
  const moved = new Set<string>();
  const kept = items.map((item) => {
    const newer = byId.get(item.id);
    if (newer && timeOf(newer, sort) !== timeOf(item, sort)) moved.add(item.id);
    else byId.delete(item.id);
    return newer ?? item;
  });
  if (byId.size === 0) return kept;
  const staying = moved.size === 0 ? kept : without(kept, moved);
  return zipped(staying, sorted([...byId.values()], sort), sort);
}

/** The same items in another order. */
export function ordered(listing: Listing, sort: MediaSort): Listing {
  return {
    ...listing,
    items: sorted(listing.items, sort),
    arrivals: sorted(listing.arrivals, sort),
  };
}

/** Holds new items back if `isHolding`, unless the list is empty. */
export function changed(
  listing: Listing,
  { changed: incoming, removed }: MediaChanges,
  isHolding: boolean,
  sort: MediaSort = 'uploaded',
): Listing {
  const gone = new Set(removed);
  const items = without(listing.items, gone);
  const arrivals = without(listing.arrivals, gone);
  const [newer, others] = parted(incoming, items);
  const isWaiting = isHolding && items.length > 0;
  return isWaiting
    ? {
        ...listing,
        items: merged(items, others, sort),
        arrivals: merged(arrivals, newer, sort),
      }
    : {
        ...listing,
        items: merged(
          items,
          merged(merged(arrivals, newer, sort), others, sort),
          sort,
        ),
        arrivals: [],
      };
}

/** The list after a complete reload. */
export function replaced(
  listing: Listing,
  found: readonly MediaItem[],
  isHolding: boolean,
  sort: MediaSort = 'uploaded',
): Listing {
  const present = new Set(found.map(({ id }) => id));
  const removed = [...listing.items, ...listing.arrivals]
    .map(({ id }) => id)
    .filter((id) => !present.has(id));
  return {
    ...changed(listing, { changed: [...found], removed }, isHolding, sort),
    isComplete: true,
  };
}

export function isSame(one: Listing, other: Listing): boolean {
  const areBothEmpty = one.arrivals.length === 0 && other.arrivals.length === 0;
  const haveSameArrivals = areBothEmpty || one.arrivals === other.arrivals;
  return (
    haveSameArrivals &&
    one.items === other.items &&
    one.isComplete === other.isComplete
  );
}

export function withArrivals(
  listing: Listing,
  sort: MediaSort = 'uploaded',
): Listing {
  if (listing.arrivals.length === 0) return listing;
  return {
    ...listing,
    items: merged(listing.items, listing.arrivals, sort),
    arrivals: [],
  };
}

function without(
  items: readonly MediaItem[],
  gone: ReadonlySet<string>,
): readonly MediaItem[] {
  return items.some(({ id }) => gone.has(id))
    ? items.filter(({ id }) => !gone.has(id))
    : items;
}

function parted(
  incoming: readonly MediaItem[],
  items: readonly MediaItem[],
): [MediaItem[], MediaItem[]] {
  const known = new Set<string>();
  let newest: MediaItem | undefined;
  for (const item of items) {
    known.add(item.id);
    if (!newest || isBefore(item, newest, 'uploaded')) newest = item;
  }
  const isNew = (item: MediaItem) =>
    !known.has(item.id) && (!newest || isBefore(item, newest, 'uploaded'));
  return [incoming.filter(isNew), incoming.filter((item) => !isNew(item))];
}

function sorted(items: readonly MediaItem[], sort: MediaSort): MediaItem[] {
  return [...items].sort((a, b) => (isBefore(a, b, sort) ? -1 : 1));
}

function zipped(
  one: readonly MediaItem[],
  other: readonly MediaItem[],
  sort: MediaSort,
): MediaItem[] {
  const all: MediaItem[] = [];
  let next = 0;
  for (const item of one) {
    while (next < other.length && isBefore(other[next]!, item, sort))
      all.push(other[next++]!);
    all.push(item);
  }
  return all.concat(other.slice(next));
}

/** The server's order: time, then id, both descending, in the story both ascending. */
function isBefore(a: MediaItem, b: MediaItem, sort: MediaSort): boolean {
  const [first, second] = sort === 'story' ? [b, a] : [a, b];
  const [later, earlier] = [timeOf(first, sort), timeOf(second, sort)];
  return later === earlier ? first.id > second.id : later > earlier;
}

/** By moments, items without a date follow all others: their letter is behind any year, or before it. */
function timeOf(item: MediaItem, sort: MediaSort): string {
  if (sort === 'uploaded') return item.created_at;
  if (!isUndated(item)) return item.moment;
  return (sort === 'story' ? '~' : '!') + item.moment;
}
