import { Box, MenuItem, TableCell, TableRow, TextField } from '@mui/material';
import { AUDIT_ACTIONS, type AuditEntry } from '@hatira/contract';
import { ListBase, Pagination, useListContext, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatShortMoment } from '../ui/format';
import { ListBody } from '../ui/list/list-body';
import { ListSearch } from '../ui/list/list-search';
import { ListTable } from '../ui/list/list-table';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { detailsText } from './details-text';

/** Who did what to what, and when; newest first. */
export function AuditList() {
  const text = useText();
  const queryOptions = useListFailure(text('general.offline'));
  return (
    <>
      <PageHeading title={text('tabs.audit')} />
      <ListBase<AuditEntry>
        perPage={50}
        sort={{ field: 'at', order: 'DESC' }}
        exporter={false}
        queryOptions={queryOptions}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <ListSearch label={text('audit.search')} />
          <ActionFilter />
        </Box>
        <ListBody empty={<EmptyState title={text('audit.none')} />}>
          <Entries />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </ListBody>
      </ListBase>
    </>
  );
}

function ActionFilter() {
  const text = useText();
  const { setFilters } = useListContext();
  const { action, ...others } = useFilterValues();
  const chosen = AUDIT_ACTIONS.find((name) => name === action) ?? '';
  return (
    <TextField
      select
      label={text('audit.action')}
      value={chosen}
      onChange={({ target }) => setFilters(target.value === '' ? others : { ...others, action: target.value })}
      sx={{ maxWidth: 280, minWidth: 200, flex: '1 1 200px' }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('audit.all')}</MenuItem>
      {AUDIT_ACTIONS.map((name) => (
        <MenuItem key={name} value={name}>
          {text(`audit.actions.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const COLUMNS = ['at', 'who', 'what', 'target', 'details'] as const;

function Entries() {
  const text = useText();
  const { data = [] } = useListContext<AuditEntry>();
  return (
    <ListTable label={text('tabs.audit')} columns={COLUMNS.map((column) => text(`audit.${column}`))} isDense>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ListTable>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { action, at, details, staffEmail, target } = entry;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatShortMoment(at, language)}</TableCell>
      <TableCell sx={{ minWidth: 190, overflowWrap: 'anywhere' }}>{staffEmail}</TableCell>
      <TableCell sx={{ minWidth: 150, color: action === 'login_failed' ? 'error.main' : undefined }}>
        {text(`audit.actions.${action}`)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 190 }}>{target}</TableCell>
      <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 160 }}>
        {detailsText(details)}
      </TableCell>
    </TableRow>
  );
}
