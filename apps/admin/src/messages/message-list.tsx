import { Box } from '@mui/material';
import type { PanelContactMessage } from '@hatira/contract';
import { FilterButton, List, TopToolbar, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListFilter } from '../ui/list/list-filter';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { MessageCard } from './message-card';
import { useMessageExporter } from './use-message-exporter';

export function MessageList() {
  const text = useText();
  return (
    <>
      <PageHeading title={text('tabs.messages')} />
      <List<PanelContactMessage>
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={useFilters()}
        actions={
          <TopToolbar>
            <FilterButton />
            <ExportRows />
          </TopToolbar>
        }
        exporter={useMessageExporter()}
        pagination={<ListPages sizes={[25, 50, 100]} />}
        empty={<EmptyState title={text('messages.noneAtAll')} />}
        queryOptions={useListFailure(text('general.offline'))}
      >
        <ListBody>
          <Cards />
        </ListBody>
      </List>
    </>
  );
}

function useFilters() {
  const text = useText();
  const choices = [
    { name: 'all', label: text('messages.all'), filter: {} },
    { name: 'new', label: text('messages.new'), filter: { status: 'new' } },
    {
      name: 'answered',
      label: text('messages.answered'),
      filter: { status: 'answered' },
    },
  ];
  return [
    <ListSearch key="q" source="q" label={text('messages.search')} alwaysOn />,
    <ListFilter
      key="status"
      source="status"
      label={text('messages.filter')}
      choices={choices}
      alwaysOn
    />,
  ];
}

function Cards() {
  const { data = [] } = useListContext<PanelContactMessage>();
  return (
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2 }}>
      {data.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </Box>
  );
}
