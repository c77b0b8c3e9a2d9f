import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from './use-filter-values';

const PAUSE_MS = 350;

/**
 * The words that the list is searched by. The list follows after a pause in typing, from wherever it has got to by then:
 * react-admin's own waiting takes back what was sorted or turned meanwhile.
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
