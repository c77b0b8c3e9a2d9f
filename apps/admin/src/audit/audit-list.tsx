import {
  Box,
  MenuItem,
  TableCell,
  TableRow,
  TextField,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { AUDIT_ACTIONS, type AuditEntry } from '@hatira/contract';
import { ListBase, Pagination, useListContext, useLocale } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { formatShortMoment } from '../ui/format';
import { ListBody } from '../ui/list/list-body';
import { ListSearch } from '../ui/list/list-search';
import { ListTable } from '../ui/list/list-table';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { detailsText } from './details-text';
import { settingChanges, settingLabel } from './setting-changes';

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
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            mb: 2,
          }}
        >
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
      onChange={({ target }) =>
        setFilters(
          target.value === '' ? others : { ...others, action: target.value },
        )
      }
      sx={{ maxWidth: 280, minWidth: 200, flex: '1 1 200px' }}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
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

/**
 * Whether the details fit in a separate column; otherwise they go below the
 * target.
 */
function useWideTable(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), {
    noSsr: true,
  });
}

function Entries() {
  const text = useText();
  const { data = [] } = useListContext<AuditEntry>();
  const columns = useWideTable() ? COLUMNS : COLUMNS.slice(0, -1);
  return (
    <ListTable
      label={text('tabs.audit')}
      columns={columns.map((column) => text(`audit.${column}`))}
      isDense
    >
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ListTable>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const isWide = useWideTable();
  const { action, at, staffEmail, staffId } = entry;
  const isFailedLogin = action === 'login_failed';
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {formatShortMoment(at, language)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'break-word' }}>
        {isFailedLogin
          ? text('audit.triedAs', { email: staffEmail })
          : whoOf(staffId, staffEmail, text)}
      </TableCell>
      <TableCell
        sx={{ minWidth: 130, color: isFailedLogin ? 'error.main' : undefined }}
      >
        {text(`audit.actions.${action}`)}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 170 }}>
        {targetOf(entry, text)}
        {!isWide && <Details entry={entry} />}
      </TableCell>
      {isWide && (
        <TableCell sx={{ minWidth: 160 }}>
          <Details entry={entry} />
        </TableCell>
      )}
    </TableRow>
  );
}

/** The product's own actions have no account. */
function whoOf(staffId: string | null, staffEmail: string, text: Text): string {
  return staffId === null && staffEmail === 'system'
    ? text('audit.system')
    : staffEmail;
}

/** Settings have the same names as on the settings page. */
function targetOf({ action, target }: AuditEntry, text: Text): string {
  if (action !== 'settings_changed') return target;
  const names = target.split(', ').map((name) => settingLabel(name, text));
  return names.join(', ');
}

function Details({ entry: { action, details } }: { entry: AuditEntry }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const lines =
    action === 'settings_changed'
      ? settingChanges(details, text, language)
      : [detailsText(details)];
  return lines.map((line) => (
    <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {line}
    </Box>
  ));
}
