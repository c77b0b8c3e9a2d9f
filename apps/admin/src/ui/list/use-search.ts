import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from './use-filter-values';

const PAUSE_MS = 350;

/**
 * Returns the search words and their setter; the list follows after a pause.
 * react-admin's own debounce would undo a sort or page change made in that
 * time.
 */
export function useSearch(): [typed: string, type: (words: string) => void] {
  const { setFilters } = useListContext();
  const { q, ...others } = useFilterValues();
  const current = typeof q === 'string' ? q : '';
  const [typed, setTyped] = useState(current);
  const follow = useRef<(words: string) => void>(undefined);
  useEffect(() => {
    follow.current = (words) => {
      if (words !== current)
        setFilters(words === '' ? others : { ...others, q: words });
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => follow.current?.(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
