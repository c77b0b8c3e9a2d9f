import { AUDIT_ACTIONS, type AuditEntry } from '@hatira/contract';
import { MenuItem, TextField } from '@mui/material';
import {
  ColumnsButton,
  FilterButton,
  List,
  TopToolbar,
  useListContext,
  useLocale,
} from 'react-admin';
import { useText } from '../i18n/use-text';
import { csvMoment } from '../ui/list/csv';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { useCsvExporter } from '../ui/list/use-csv-exporter';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { AuditTable } from './audit-table';
import { detailsOf, targetOf, whoOf } from './entry-texts';

export function AuditList() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const exporter = useCsvExporter<AuditEntry>(text('tabs.audit'), [
    [text('audit.at'), ({ at }) => csvMoment(at)],
    [text('audit.who'), (entry) => whoOf(entry, text)],
    [text('audit.what'), ({ action }) => text(`audit.actions.${action}`)],
    [text('audit.target'), (entry) => targetOf(entry, text)],
    [
      text('audit.details'),
      (entry) => detailsOf(entry, text, language).join('\n'),
    ],
  ]);
  return (
    <>
      <PageHeading title={text('tabs.audit')} />
      <List<AuditEntry>
        perPage={50}
        sort={{ field: 'at', order: 'DESC' }}
        filters={[
          <ListSearch
            key="q"
            source="q"
            label={text('audit.search')}
            alwaysOn
          />,
          <ActionFilter key="action" source="action" alwaysOn />,
        ]}
        actions={
          <TopToolbar>
            <FilterButton />
            <ColumnsButton />
            <ExportRows />
          </TopToolbar>
        }
        exporter={exporter}
        pagination={<ListPages sizes={[25, 50, 100]} />}
        empty={<EmptyState title={text('audit.none')} />}
        queryOptions={useListFailure(text('general.offline'))}
      >
        <ListBody>
          <AuditTable />
        </ListBody>
      </List>
    </>
  );
}

/** react-admin's select would name its empty choice "Clear value". */
function ActionFilter({ source }: { source: 'action'; alwaysOn: true }) {
  const text = useText();
  const { setFilters } = useListContext();
  const { [source]: action, ...others } = useFilterValues();
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
