import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaKind } from '@hatira/api-client';
import type { MediaSort, WantedSort, WeddingInfo } from '@hatira/contract';
import { useModeration } from '../../shared/media/exposure/use-moderation';
import { withoutLiveVideos } from '../../shared/media/file/folded';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import {
  NOTHING as NOTHING_YET,
  type Listing,
} from '../../shared/media/feed/listing';
import { useMediaFeed } from '../../shared/media/feed/use-media-feed';
import { RetryContext } from '../../shared/media/retry/retry-context';
import { useRetry } from '../../shared/media/retry/use-retry';
import { FixedText } from '../../shared/ui/fixed-text';
import { Ornament } from '../../shared/ui/page/ornament';
import { Spinner } from '../../shared/ui/progress/spinner';
import styles from './filtered-media.module.css';
import { OpenViewer } from './open-viewer';
import { useItemRemoval } from './use-item-removal';
import type { ViewerPlace } from '../../shared/media/viewer/viewer-place';

interface FilteredMediaProps {
  hash: number;
  wedding: WeddingInfo;
  place: ViewerPlace;
  sort: WantedSort;
  /** The order in which the list is shown. */
  onSort: (sort: MediaSort | undefined) => void;
  onShown: (place: ViewerPlace) => void;
  /** The link has ended. */
  onOver: () => void;
}

/** Another filter needs another key. */
export function FilteredMedia({
  hash,
  wedding,
  place,
  sort,
  onSort,
  onShown,
  onOver,
}: FilteredMediaProps) {
  const { t } = useTranslation();
  const { feed, listing, error, ...view } = useMediaFeed({
    hash,
    kind: place.kind,
    sort,
  });
  useEffect(() => onSort(view.sort), [onSort, view.sort]);
  const remove = useItemRemoval({
    hash,
    feed,
    listing: listing ?? NOTHING_YET,
  });
  const { items, isComplete } = listing ?? NOTHING_YET;
  const shown = useMemo(
    () => withoutLiveVideos(items, isComplete),
    [items, isComplete],
  );
  const moderation = useModeration({ hash, feed, wedding, items });
  const retry = useRetry({ hash, feed, wedding });
  const isOver = error?.status === 404;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  if (error) {
    return (
      <div className={styles.state}>
        <LoadFailure error={error} onRetry={feed.retry} />
      </div>
    );
  }
  if (!listing || isAwaited(listing, place)) {
    return (
      <main className={styles.state}>
        <Spinner>{t('gallery.loading')}</Spinner>
      </main>
    );
  }
  if (shown.length === 0) return <NothingFound kind={place.kind} />;
  return (
    <RetryContext value={retry}>
      <OpenViewer
        items={shown}
        isComplete={isComplete}
        place={place}
        onShown={onShown}
        onDelete={
          wedding.access === 'full' ? (item) => void remove(item) : undefined
        }
        timeZone={wedding.timeZone}
        moderation={moderation}
      />
    </RetryContext>
  );
}

/** The named item may be on a page that is still loading. */
function isAwaited(
  { items, isComplete }: Listing,
  { id: wanted }: ViewerPlace,
): boolean {
  if (isComplete || wanted === undefined) return false;
  return !items.some(({ id }) => id === wanted);
}

const NOTHING = {
  all: { fixed: 'Bu düğün için medya bulunamadı', key: 'viewer.emptyAll' },
  images: {
    fixed: 'Bu düğün için fotoğraf bulunamadı',
    key: 'viewer.emptyImages',
  },
  videos: {
    fixed: 'Bu düğün için video bulunamadı',
    key: 'viewer.emptyVideos',
  },
} as const;

function NothingFound({ kind }: { kind: MediaKind }) {
  const { t } = useTranslation();
  const { fixed, key } = NOTHING[kind];
  return (
    <main className={styles.state}>
      <Ornament />
      <p className={styles.title} role="status">
        <FixedText fixed={fixed} translation={t(key)} />
      </p>
      <p className={styles.hint}>{t('gallery.emptyHint')}</p>
    </main>
  );
}
