import { useEffect, useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useFilterValues } from './use-filter-values';

interface SelectedRows<Row extends RaRecord> {
  selected: Row[];
  ids: Row['id'][];
  clear: () => void;
}

/** The selected rows that are seen: nothing else is changed. Another page or filter starts anew. */
export function useSelectedRows<Row extends RaRecord>(): SelectedRows<Row> {
  const { data = [], onUnselectItems, page, selectedIds } = useListContext<Row>();
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
