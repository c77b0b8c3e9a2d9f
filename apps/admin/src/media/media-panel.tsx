import { Box } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { ListBase, Pagination } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ListBody } from '../ui/list/list-body';
import { ListFilter } from '../ui/list/list-filter';
import { ListSearch } from '../ui/list/list-search';
import { useFilterValues } from '../ui/list/use-filter-values';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';
import { LiveMediaActions } from './live-media-actions';
import { MediaGrid } from './media-grid';
import { readAgainAfterMs } from './read-again';
import { TrashedMediaActions } from './trashed-media-actions';

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
  const emptyText =
    weddingHash === undefined ? 'media.noneAnywhere' : 'media.none';
  return (
    <ListBase<PanelMedia>
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
      exporter={false}
      storeKey={`media.${isTrash ? 'trash' : (weddingHash ?? 'all')}`}
      disableSyncWithLocation
      queryOptions={{ ...queryOptions, refetchInterval: readAgainAfterMs }}
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
        <ListSearch label={text('media.search')} />
        {!isTrash && <Filter isOfOneWedding={weddingHash !== undefined} />}
      </Box>
      <ListBody
        empty={<EmptyState title={text(isTrash ? 'trash.empty' : emptyText)} />}
      >
        <Actions isTrash={isTrash} />
        <MediaGrid showsWedding={weddingHash === undefined} />
        <Pagination rowsPerPageOptions={[24, 48, 96]} />
      </ListBody>
    </ListBase>
  );
}

function Filter({ isOfOneWedding }: { isOfOneWedding: boolean }) {
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
    ...(isOfOneWedding
      ? [
          {
            name: 'trash',
            label: text('media.trash'),
            filter: { isDeleted: true },
          },
        ]
      : []),
  ];
  return <ListFilter label={text('media.filter')} choices={choices} />;
}

function Actions({ isTrash }: { isTrash: boolean }) {
  const { isDeleted } = useFilterValues();
  const showsTrash = isTrash || isDeleted === true;
  return showsTrash ? <TrashedMediaActions /> : <LiveMediaActions />;
}
