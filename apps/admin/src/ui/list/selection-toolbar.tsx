import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ListContextProvider,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useSelectedRows } from './use-selected-rows';

interface Props {
  /** A selection of more than the rows in view, in the place of theirs. */
  whole?: { label: string; onClear: () => void } | undefined;
  children: ReactNode;
}

/** Shows the number of selected rows in view and their actions. */
export function SelectionToolbar({ whole, children }: Props) {
  const context = useListContext<RaRecord>();
  const { ids } = useSelectedRows();
  const selectedIds = whole ? (context.data ?? []).map(({ id }) => id) : ids;
  // A collapsed toolbar would keep its buttons in the tab order.
  if (selectedIds.length === 0) return null;
  return (
    <ListContextProvider
      value={{
        ...context,
        selectedIds,
        ...(whole && { onUnselectItems: whole.onClear }),
      }}
    >
      <BulkActionsToolbar
        label={whole?.label ?? 'panel.general.selected'}
        selectAllButton={false}
        aria-live="polite"
      >
        {children}
      </BulkActionsToolbar>
    </ListContextProvider>
  );
}
