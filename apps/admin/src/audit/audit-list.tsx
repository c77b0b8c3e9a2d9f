import { AUDIT_ACTIONS, type AuditEntry } from '@hatira/contract';
import {
  ColumnsButton,
  FilterButton,
  List,
  TopToolbar,
  useLocale,
} from 'react-admin';
import { useText } from '../i18n/use-text';
import { csvMoment } from '../ui/list/csv';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { ListSelect } from '../ui/list/list-select';
import { useCsvExporter } from '../ui/list/use-csv-exporter';
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
          <ListSelect
            key="action"
            source="action"
            label={text('audit.action')}
            all={text('audit.all')}
            choices={AUDIT_ACTIONS.map((name) => [
              name,
              text(`audit.actions.${name}`),
            ])}
            alwaysOn
          />,
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
