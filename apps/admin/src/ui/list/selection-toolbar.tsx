import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ListContextProvider,
  useListContext,
} from 'react-admin';
import { useSelectedRows } from './use-selected-rows';

/** Shows the number of selected rows in view and their actions. */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  const context = useListContext();
  const { ids: selectedIds } = useSelectedRows();
  // A collapsed toolbar would keep its buttons in the tab order.
  if (selectedIds.length === 0) return null;
  return (
    <ListContextProvider value={{ ...context, selectedIds }}>
      <BulkActionsToolbar
        label="panel.general.selected"
        selectAllButton={false}
        aria-live="polite"
      >
        {children}
      </BulkActionsToolbar>
    </ListContextProvider>
  );
}
