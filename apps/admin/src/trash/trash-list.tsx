import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  List,
  TopToolbar,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { useCsvExporter, type CsvColumn } from '../ui/list/use-csv-exporter';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';

interface Props<Row> {
  resource: 'weddings' | 'backgrounds';
  sort: SortPayload;
  searchText: Parameters<Text>[0];
  columns: CsvColumn<Row>[];
  row: (record: Row) => ReactNode;
}

export function TrashList<Row extends RaRecord>({
  resource,
  sort,
  searchText,
  columns,
  row,
}: Props<Row>) {
  const text = useText();
  const name = `${text('tabs.trash')} ${text(`trash.${resource}`)}`;
  return (
    <List<Row>
      resource={resource}
      perPage={25}
      sort={sort}
      filter={{ isDeleted: true }}
      filters={[
        <ListSearch key="q" source="q" label={text(searchText)} alwaysOn />,
      ]}
      actions={
        <TopToolbar>
          <ExportRows />
        </TopToolbar>
      }
      exporter={useCsvExporter(name, columns)}
      pagination={<ListPages sizes={[25, 50, 100]} />}
      empty={<EmptyState title={text('trash.empty')} />}
      storeKey={`${resource}.trash`}
      disableSyncWithLocation
      queryOptions={useListFailure(text('general.offline'))}
    >
      <ListBody>
        <Rows row={row} />
      </ListBody>
    </List>
  );
}

function Rows<Row extends RaRecord>({ row }: Pick<Props<Row>, 'row'>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map(row)}
    </Box>
  );
}
