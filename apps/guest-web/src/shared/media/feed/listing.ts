import type { MediaChanges, MediaItem } from '@hatira/contract';

/** Newest first. */
export interface Listing {
  items: readonly MediaItem[];
  /** Held back: visible content must not move. */
  arrivals: readonly MediaItem[];
  /** False while pages load. */
  isComplete: boolean;
}

export const NOTHING: Listing = { items: [], arrivals: [], isComplete: false };

/** Replaces known items in place, inserts new ones by time. */
export function merged(
  items: readonly MediaItem[],
  incoming: readonly MediaItem[],
): readonly MediaItem[] {
  if (incoming.length === 0) return items;
  const byId = new Map(incoming.map((item) => [item.id, item]));
  const kept = items.map((item) => {
    const newer = byId.get(item.id);
    byId.delete(item.id);
    return newer ?? item;
  });
  return byId.size === 0 ? kept : zipped(kept, [...byId.values()]);
}

/** Holds new items back if `isHolding`, unless the list is empty. */
export function changed(
  listing: Listing,
  { changed: incoming, removed }: MediaChanges,
  isHolding: boolean,
): Listing {
  const gone = new Set(removed);
  const items = without(listing.items, gone);
  const arrivals = without(listing.arrivals, gone);
  const [newer, others] = parted(incoming, items);
  const isWaiting = isHolding && items.length > 0;
  return isWaiting
    ? {
        ...listing,
        items: merged(items, others),
        arrivals: merged(arrivals, newer),
      }
    : {
        ...listing,
        items: merged(items, merged(merged(arrivals, newer), others)),
        arrivals: [],
      };
}

/** The list after a complete reload. */
export function replaced(
  listing: Listing,
  found: readonly MediaItem[],
  isHolding: boolean,
): Listing {
  const present = new Set(found.map(({ id }) => id));
  const removed = [...listing.items, ...listing.arrivals]
    .map(({ id }) => id)
    .filter((id) => !present.has(id));
  return {
    ...changed(listing, { changed: [...found], removed }, isHolding),
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

export function withArrivals(listing: Listing): Listing {
  if (listing.arrivals.length === 0) return listing;
  return {
    ...listing,
    items: merged(listing.items, listing.arrivals),
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
  const first = items[0];
  const known = new Set(items.map(({ id }) => id));
  const isNew = (item: MediaItem) =>
    !known.has(item.id) && (!first || isBefore(item, first));
  const sorted = [...incoming].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return [sorted.filter(isNew), sorted.filter((item) => !isNew(item))];
}

function zipped(
  one: readonly MediaItem[],
  other: readonly MediaItem[],
): MediaItem[] {
  const all: MediaItem[] = [];
  let next = 0;
  for (const item of one) {
    while (next < other.length && isBefore(other[next]!, item))
      all.push(other[next++]!);
    all.push(item);
  }
  return all.concat(other.slice(next));
}

/** The server's order: time, then id, both descending. */
function isBefore(a: MediaItem, b: MediaItem): boolean {
  return a.created_at === b.created_at
    ? a.id > b.id
    : a.created_at > b.created_at;
}
