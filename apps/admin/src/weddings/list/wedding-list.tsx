import { useMediaQuery, type Theme } from '@mui/material';
import { WEDDING_DATES, type PanelWedding } from '@hatira/contract';
import { ColumnsButton, FilterButton, List, TopToolbar } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText, type Text } from '../../i18n/use-text';
import { ExportRows } from '../../ui/list/export-rows';
import { ListBody } from '../../ui/list/list-body';
import { ListFilter } from '../../ui/list/list-filter';
import { ListPages } from '../../ui/list/list-pages';
import { ListSearch } from '../../ui/list/list-search';
import { useListFailure } from '../../ui/list/use-list-failure';
import { EmptyState } from '../../ui/page/empty-state';
import { MissingPrivacy } from '../../ui/page/missing-privacy';
import { PageHeading } from '../../ui/page/page-heading';
import { BulkSwitch } from './bulk-switch';
import { CardControls } from './card-controls';
import { CreateWedding } from './create-wedding';
import { DueNotice } from './due-notice';
import { useWeddingExporter } from './use-wedding-exporter';
import { WeddingCards } from './wedding-cards';
import { WeddingTable } from './wedding-table';

export function WeddingList() {
  const text = useText();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), {
    noSsr: true,
  });
  return (
    <>
      <PageHeading title={text('tabs.weddings')}>
        <CreateWedding />
      </PageHeading>
      <MissingPrivacy hasLink />
      <List<PanelWedding>
        perPage={25}
        sort={{ field: 'nextDate', order: 'ASC' }}
        filters={useFilters()}
        actions={
          <TopToolbar>
            <FilterButton />
            {isWide && <ColumnsButton />}
            <ExportRows />
          </TopToolbar>
        }
        exporter={useWeddingExporter()}
        pagination={<ListPages sizes={[10, 25, 50, 100]} />}
        empty={
          <EmptyState
            title={text('weddings.empty')}
            help={text('weddings.emptyHelp')}
          />
        }
        queryOptions={useListFailure(FIXED.weddingsFailed)}
      >
        <DueNotice />
        <ListBody>
          <BulkSwitch />
          {isWide ? (
            <WeddingTable />
          ) : (
            <>
              <CardControls />
              <WeddingCards />
            </>
          )}
        </ListBody>
      </List>
    </>
  );
}

function useFilters() {
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
  return [
    <ListSearch key="q" source="q" label={text('weddings.search')} alwaysOn />,
    <ListFilter
      key="status"
      source="status"
      label={text('weddings.filterStatus')}
      choices={choices}
      alwaysOn
    />,
    <ListFilter
      key="date"
      source="date"
      label={text('weddings.filterDate')}
      choices={dateChoices(text)}
      alwaysOn
    />,
  ];
}

function dateChoices(text: Text) {
  return [
    { name: 'any', label: text('weddings.anyDate'), filter: {} },
    ...WEDDING_DATES.map((date) => ({
      name: date,
      label: text(`weddings.dates.${date}`),
      filter: { date },
    })),
  ];
}
