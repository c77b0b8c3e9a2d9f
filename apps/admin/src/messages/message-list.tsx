import { Box } from '@mui/material';
import type { PanelContactMessage } from '@hatira/contract';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ListBody } from '../ui/list/list-body';
import { ListFilter } from '../ui/list/list-filter';
import { ListSearch } from '../ui/list/list-search';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { MessageCard } from './message-card';

export function MessageList() {
  const text = useText();
  const queryOptions = useListFailure(text('general.offline'));
  return (
    <>
      <PageHeading title={text('tabs.messages')} />
      <ListBase<PanelContactMessage>
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
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
          <ListSearch label={text('messages.search')} />
          <Filter />
        </Box>
        <ListBody empty={<EmptyState title={text('messages.noneAtAll')} />}>
          <Cards />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </ListBody>
      </ListBase>
    </>
  );
}

function Filter() {
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
  return <ListFilter label={text('messages.filter')} choices={choices} />;
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
