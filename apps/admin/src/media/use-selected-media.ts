import type { PanelMedia } from '@hatira/contract';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from '../ui/list/use-filter-values';

/** The files of this page that are selected; another page or filter starts anew. */
export function useSelectedMedia(): { selected: PanelMedia[]; ids: string[]; clear: () => void } {
  const { data = [], onUnselectItems, page, selectedIds } = useListContext<PanelMedia>();
  const shown = `${page} ${JSON.stringify(useFilterValues())}`;
  const lastShown = useRef('');
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    onUnselectItems();
  }, [onUnselectItems, shown]);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return { selected, ids: selected.map(({ id }) => id), clear: onUnselectItems };
}
