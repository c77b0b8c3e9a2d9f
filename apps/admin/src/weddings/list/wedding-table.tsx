import { Card } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { DataTable, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatShortMoment, formatStorage } from '../../ui/format';
import { Column } from '../../ui/list/column';
import { StatusButton } from '../status-button';
import { BackgroundMark } from './background-mark';
import { FileCount } from './file-count';
import { WeddingActions } from './wedding-actions';
import { WeddingDate } from './wedding-date';
import { WeddingName } from './wedding-name';

const ONE_LINE = 'one-line';
/** The date of the wedding takes its room; the menu of columns shows it. */
const HIDDEN = ['created_at'];
/** Bulk actions are above the list. */
const HAS_CHECKBOXES = <></>;

export function WeddingTable() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const momentOf = (at: string) => formatShortMoment(at, language);
  return (
    <Card>
      <DataTable<PanelWedding>
        bulkActionButtons={HAS_CHECKBOXES}
        bulkActionsToolbar={HAS_CHECKBOXES}
        rowClick={false}
        hiddenColumns={HIDDEN}
        sx={{
          '& .MuiTableCell-root': { px: { md: 1 } },
          [`& .${ONE_LINE}`]: { whiteSpace: 'nowrap' },
        }}
      >
        <Column<PanelWedding>
          source="weddingPath"
          label={text('weddings.path')}
          render={(wedding) => <WeddingName wedding={wedding} />}
        />
        <Column<PanelWedding>
          source="nextDate"
          label={text('weddingList.date')}
          render={(wedding) => <WeddingDate wedding={wedding} />}
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
          source="mediaCount"
          label={text('weddingList.files')}
          sortByOrder="DESC"
          align="right"
          render={(wedding) => <FileCount wedding={wedding} />}
        />
        <Column<PanelWedding>
          source="storageBytes"
          label={text('weddingList.storage')}
          sortByOrder="DESC"
          align="right"
          cellClassName={ONE_LINE}
          render={({ storageBytes }) => formatStorage(storageBytes, language)}
        />
        <Column<PanelWedding>
          source="lastUploadAt"
          label={text('weddings.lastUpload')}
          sortByOrder="DESC"
          render={({ lastUploadAt: at }) =>
            at ? momentOf(at) : text('general.never')
          }
        />
        <Column<PanelWedding>
          source="created_at"
          label={text('weddings.created')}
          sortByOrder="DESC"
          render={({ created_at: at }) => momentOf(at)}
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
