import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ListContextProvider,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useSelectedRows } from './use-selected-rows';

interface Props {
  /** A larger selection than the rows in view, shown instead. */
  whole?: { label: string; onClear: () => void } | undefined;
  children: ReactNode;
}

/** Shows the number and the actions of selected rows in view. */
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
