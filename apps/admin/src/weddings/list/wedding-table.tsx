import { Card } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { DataTable } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { Column } from '../../ui/list/column';
import { StatusButton } from '../status-button';
import { BackgroundMark } from './background-mark';
import { WeddingActions } from './wedding-actions';
import { WeddingName } from './wedding-name';

/** The bulk actions are above the list, for rows and cards alike. */
const HAS_CHECKBOXES = <></>;

export function WeddingTable() {
  const text = useText();
  return (
    <Card>
      <DataTable<PanelWedding>
        bulkActionButtons={HAS_CHECKBOXES}
        bulkActionsToolbar={HAS_CHECKBOXES}
        rowClick={false}
      >
        <Column<PanelWedding>
          source="weddingPath"
          label={text('weddings.path')}
          render={(wedding) => <WeddingName wedding={wedding} />}
        />
        <Column<PanelWedding>
          source="isEnabled"
          label={text('weddings.status')}
          render={(wedding) => <StatusButton wedding={wedding} />}
        />
        <Column<PanelWedding>
          source="hasBackground"
          label={text('weddings.background')}
          disableSort
          align="center"
          render={({ hasBackground }) => (
            <BackgroundMark hasBackground={hasBackground} />
          )}
        />
        <Column<PanelWedding>
          source="actions"
          label={text('weddings.actions')}
          disableSort
          render={(wedding) => <WeddingActions wedding={wedding} />}
        />
      </DataTable>
    </Card>
  );
}
