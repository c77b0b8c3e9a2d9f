import { Box, useMediaQuery, type Theme } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { ListBase, Pagination } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { MissingPrivacy } from '../../ui/page/missing-privacy';
import { ListBody } from '../../ui/list/list-body';
import { ListFilter } from '../../ui/list/list-filter';
import { ListSearch } from '../../ui/list/list-search';
import { useListFailure } from '../../ui/list/use-list-failure';
import { EmptyState } from '../../ui/page/empty-state';
import { PageHeading } from '../../ui/page/page-heading';
import { BulkSwitch } from './bulk-switch';
import { CreateWedding } from './create-wedding';
import { DueNotice } from './due-notice';
import { WeddingCards } from './wedding-cards';
import { WeddingTable } from './wedding-table';

export function WeddingList() {
  const text = useText();
  const queryOptions = useListFailure(FIXED.weddingsFailed);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), {
    noSsr: true,
  });
  return (
    <>
      <PageHeading title={text('tabs.weddings')}>
        <CreateWedding />
      </PageHeading>
      <MissingPrivacy hasLink />
      <ListBase<PanelWedding>
        perPage={25}
        sort={{ field: 'created_at', order: 'DESC' }}
        exporter={false}
        queryOptions={queryOptions}
      >
        <DueNotice />
        <Toolbar />
        <ListBody
          empty={
            <EmptyState
              title={text('weddings.empty')}
              help={text('weddings.emptyHelp')}
            />
          }
        >
          <BulkSwitch />
          {isWide ? <WeddingTable /> : <WeddingCards />}
          <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
        </ListBody>
      </ListBase>
    </>
  );
}

function Toolbar() {
  const text = useText();
  const choices = [
    { name: 'all', label: text('weddings.all'), filter: {} },
    {
      name: 'enabled',
      label: text('weddings.onlyEnabled'),
      filter: { isEnabled: true },
    },
    {
      name: 'disabled',
      label: text('weddings.onlyDisabled'),
      filter: { isEnabled: false },
    },
    { name: 'due', label: text('retention.onlyDue'), filter: { isDue: true } },
    {
      name: 'plain',
      label: text('weddings.withoutBackground'),
      filter: { hasBackground: false },
    },
  ];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        mb: 2,
      }}
    >
      <ListSearch label={text('weddings.search')} />
      <ListFilter label={text('weddings.filterStatus')} choices={choices} />
    </Box>
  );
}
