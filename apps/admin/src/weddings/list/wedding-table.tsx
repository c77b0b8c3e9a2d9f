import { Card } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
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
        <DataTable.Col source="weddingPath" label={text('weddings.path')}>
          <PathCell />
        </DataTable.Col>
        <DataTable.Col source="isEnabled" label={text('weddings.status')}>
          <StatusCell />
        </DataTable.Col>
        <DataTable.Col
          source="hasBackground"
          label={text('weddings.background')}
          disableSort
          align="center"
        >
          <BackgroundCell />
        </DataTable.Col>
        <DataTable.Col label={text('weddings.actions')}>
          <ActionsCell />
        </DataTable.Col>
      </DataTable>
    </Card>
  );
}

function PathCell() {
  const wedding = useRecordContext<PanelWedding>();
  return wedding && <WeddingName wedding={wedding} />;
}

function StatusCell() {
  const wedding = useRecordContext<PanelWedding>();
  return wedding && <StatusButton wedding={wedding} />;
}

function BackgroundCell() {
  const wedding = useRecordContext<PanelWedding>();
  return wedding && <BackgroundMark hasBackground={wedding.hasBackground} />;
}

function ActionsCell() {
  const wedding = useRecordContext<PanelWedding>();
  return wedding && <WeddingActions wedding={wedding} />;
}
