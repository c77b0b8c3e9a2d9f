import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from '../../ui/list/use-filter-values';
import { useSelectedRows } from '../../ui/list/use-selected-rows';

/** A new page or filter clears the selection. */
export function usePageSelection(): void {
  const { page } = useListContext();
  const { clear } = useSelectedRows();
  const shown = `${page} ${JSON.stringify(useFilterValues())}`;
  const lastShown = useRef('');
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    clear();
  }, [clear, shown]);
}
