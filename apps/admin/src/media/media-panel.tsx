import type { PanelMedia } from '@hatira/contract';
import { FilterButton, List, TopToolbar } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListFilter } from '../ui/list/list-filter';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { LiveMediaActions } from './live-media-actions';
import { MediaGrid } from './media-grid';
import { readAgainAfterMs } from './read-again';
import { TrashedMediaActions } from './trashed-media-actions';
import { useMediaExporter } from './use-media-exporter';

export function MediaList() {
  const text = useText();
  return (
    <>
      <PageHeading title={text('tabs.media')} />
      <MediaPanel />
    </>
  );
}

interface Props {
  weddingHash?: number;
  isTrash?: boolean;
}

export function MediaPanel({ weddingHash, isTrash = false }: Props) {
  const text = useText();
  const queryOptions = useListFailure(text('general.offline'));
  const isPage = weddingHash === undefined && !isTrash;
  const emptyText =
    weddingHash === undefined ? 'media.noneAnywhere' : 'media.none';
  return (
    <List<PanelMedia>
      resource="media"
      perPage={48}
      sort={
        isTrash
          ? { field: 'deletedAt', order: 'DESC' }
          : { field: 'createdAt', order: 'DESC' }
      }
      filter={{
        ...(weddingHash !== undefined && { weddingHash }),
        ...(isTrash && { isDeleted: true }),
      }}
      filters={useFilters({ weddingHash, isTrash })}
      actions={
        <TopToolbar>
          {isPage && <FilterButton />}
          <ExportRows />
        </TopToolbar>
      }
      exporter={useMediaExporter(isTrash)}
      pagination={<ListPages sizes={[24, 48, 96]} />}
      empty={false}
      storeKey={`media.${isTrash ? 'trash' : (weddingHash ?? 'all')}`}
      disableSyncWithLocation={!isPage}
      queryOptions={{ ...queryOptions, refetchInterval: readAgainAfterMs }}
    >
      <ListBody
        empty={<EmptyState title={text(isTrash ? 'trash.empty' : emptyText)} />}
      >
        <Actions isTrash={isTrash} />
        <MediaGrid showsWedding={weddingHash === undefined} />
      </ListBody>
    </List>
  );
}

function useFilters({ weddingHash, isTrash }: Props) {
  const text = useText();
  const choices = [
    { name: 'all', label: text('media.all'), filter: {} },
    {
      name: 'failed',
      label: text('media.failed'),
      filter: { processing: 'failed' },
    },
    {
      name: 'pending',
      label: text('media.pending'),
      filter: { processing: 'pending' },
    },
    ...(weddingHash === undefined
      ? []
      : [
          {
            name: 'trash',
            label: text('media.trash'),
            filter: { isDeleted: true },
          },
        ]),
  ];
  const search = (
    <ListSearch key="q" source="q" label={text('media.search')} alwaysOn />
  );
  if (isTrash) return [search];
  return [
    search,
    <ListFilter
      key="state"
      source="state"
      label={text('media.filter')}
      choices={choices}
      alwaysOn
    />,
  ];
}

function Actions({ isTrash }: { isTrash: boolean }) {
  const { isDeleted } = useFilterValues();
  const showsTrash = isTrash || isDeleted === true;
  return showsTrash ? <TrashedMediaActions /> : <LiveMediaActions />;
}
