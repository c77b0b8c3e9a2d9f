import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ListBase,
  Pagination,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { ListBody } from '../ui/list/list-body';
import { ListSearch } from '../ui/list/list-search';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';

interface Props<Row> {
  resource: 'weddings' | 'backgrounds';
  sort: SortPayload;
  searchText: Parameters<Text>[0];
  row: (record: Row) => ReactNode;
}

export function TrashList<Row extends RaRecord>({
  resource,
  sort,
  searchText,
  row,
}: Props<Row>) {
  const text = useText();
  const queryOptions = useListFailure(text('general.offline'));
  return (
    <ListBase<Row>
      resource={resource}
      perPage={25}
      sort={sort}
      filter={{ isDeleted: true }}
      exporter={false}
      storeKey={`${resource}.trash`}
      disableSyncWithLocation
      queryOptions={queryOptions}
    >
      <ListSearch label={text(searchText)} />
      <ListBody empty={<EmptyState title={text('trash.empty')} />}>
        <Rows row={row} />
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </ListBody>
    </ListBase>
  );
}

function Rows<Row extends RaRecord>({ row }: Pick<Props<Row>, 'row'>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Box component="ul" sx={{ p: 0, mt: 2, mb: 0, display: 'grid', gap: 1.5 }}>
      {data.map(row)}
    </Box>
  );
}
