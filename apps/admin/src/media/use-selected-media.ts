import type { PanelMedia } from '@hatira/contract';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useSelectedRows } from '../ui/list/use-selected-rows';

/**
 * Returns the selected files of this page; a new page or filter clears them.
 */
export function useSelectedMedia(): ReturnType<
  typeof useSelectedRows<PanelMedia>
> {
  const { page } = useListContext<PanelMedia>();
  const rows = useSelectedRows<PanelMedia>();
  const { clear } = rows;
  const shown = `${page} ${JSON.stringify(useFilterValues())}`;
  const lastShown = useRef('');
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    clear();
  }, [clear, shown]);
  return rows;
}
