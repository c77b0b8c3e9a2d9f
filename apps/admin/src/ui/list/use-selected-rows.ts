import { useListContext, type RaRecord } from 'react-admin';

interface SelectedRows<Row extends RaRecord> {
  selected: Row[];
  ids: Row['id'][];
  clear: () => void;
}

/** Returns the selected rows in view: hidden rows must not change. */
export function useSelectedRows<Row extends RaRecord>(): SelectedRows<Row> {
  const { data = [], onUnselectItems, selectedIds } = useListContext<Row>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return {
    selected,
    ids: selected.map(({ id }) => id),
    clear: onUnselectItems,
  };
}
