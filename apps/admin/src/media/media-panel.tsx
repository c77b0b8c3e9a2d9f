import type { PanelMedia } from '@hatira/contract';
import { FilterButton, List, TopToolbar } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { useMediaFilters } from './filters/use-media-filters';
import { MediaFiles } from './media-files';
import { readAgainAfterMs } from './read-again';
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
      filters={useMediaFilters({ weddingHash, isTrash })}
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
        <MediaFiles weddingHash={weddingHash} isTrash={isTrash} />
      </ListBody>
    </List>
  );
}
