import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  conditionsOf,
  EVERYTHING,
  filterOf,
  withFilter,
  type GalleryFilter,
} from './gallery-filter';

export interface FilterChoice {
  filter: GalleryFilter;
  /** Number of conditions. */
  conditions: number;
  change: (part: Partial<GalleryFilter>) => void;
  clear: () => void;
}

/** The filter of the address. */
export function useFilter(): FilterChoice {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOf(address), [address]);
  const change = useCallback(
    (part: Partial<GalleryFilter>) =>
      setAddress(
        (before) => withFilter(before, { ...filterOf(before), ...part }),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const clear = useCallback(() => change(EVERYTHING), [change]);
  return { filter, conditions: conditionsOf(filter), change, clear };
}
