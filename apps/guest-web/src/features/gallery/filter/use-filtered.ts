import { useEffect, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import type { Listing } from '../../../shared/media/feed/listing';
import { useMarksNow } from '../../../shared/media/marks/marks-context';
import { FILTER_PARTS, type FilterPart } from './filter-address';

/** Loads with the choices, or at once for an address with a filter. */
let part: typeof import('./gallery-filter') | undefined;

export async function loadFilter(): Promise<void> {
  part = await import('./gallery-filter');
}

/** Whether the address has a filter with one of the parts. */
export function useIsFiltered(
  parts: readonly FilterPart[] = FILTER_PARTS,
): boolean {
  const [address] = useSearchParams();
  return parts.some((name) => address.get(name));
}

/** The listing with the items of the address's filter; empty until it loads. */
export function useFiltered(listing: Listing): Listing {
  const [address] = useSearchParams();
  const isFiltered = useIsFiltered();
  const isLoaded = useLoadedFilter(isFiltered);
  const marks = useMarksNow();
  const { items } = listing;
  // A heart changes the list of a filter by hearts alone.
  const version = address.get('hearts') ? marks?.current() : undefined;
  return useMemo(() => {
    if (!isFiltered) return listing;
    if (!isLoaded) return { ...listing, items: [], isComplete: false };
    if (!part) return listing;
    const found = part.filtered(items, part.filterOf(address), marks);
    return found === items ? listing : { ...listing, items: found };
    // eslint-disable-next-line hooks/exhaustive-deps
  }, [listing, items, address, isFiltered, isLoaded, marks, version]);
}

/** True also after a failure: then everything shows. */
function useLoadedFilter(isNeeded: boolean): boolean {
  const [hasEnded, end] = useReducer(() => true, false);
  useEffect(() => {
    // It may have come between the render and now.
    if (isNeeded) loadFilter().then(end, end);
  }, [isNeeded]);
  return hasEnded || part !== undefined;
}
