import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaKind } from '@hatira/api-client';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { useMediaFeed } from '../../shared/media/feed/use-media-feed';
import { FixedText } from '../../shared/ui/fixed-text';
import { Ornament } from '../../shared/ui/page/ornament';
import { Spinner } from '../../shared/ui/progress/spinner';
import styles from './filtered-media.module.css';
import { OpenViewer } from './open-viewer';
import type { ViewerPlace } from './place/viewer-place';

interface FilteredMediaProps {
  hash: number;
  place: ViewerPlace;
  onShown: (place: ViewerPlace) => void;
  /** The link has ended. */
  onOver: () => void;
}

/** Another filter needs another key. */
export function FilteredMedia({
  hash,
  place,
  onShown,
  onOver,
}: FilteredMediaProps) {
  const { t } = useTranslation();
  const { feed, listing, error } = useMediaFeed({ hash, kind: place.kind });
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
  if (!listing) {
    return (
      <main className={styles.state}>
        <Spinner>{t('gallery.loading')}</Spinner>
      </main>
    );
  }
  if (listing.items.length === 0) return <NothingFound kind={place.kind} />;
  return (
    <OpenViewer
      items={listing.items}
      isComplete={listing.isComplete}
      place={place}
      onShown={onShown}
    />
  );
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
