import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PAGES, type MediaSort } from '@hatira/contract';
import { DownloadsProvider } from '../../shared/media/download/downloads-provider';
import { MarksProvider } from '../../shared/media/marks/marks-context';
import { parseHash } from '../../shared/media/wedding/gallery-hash';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { GuestsGalleryContext } from '../../shared/media/senders/sender-name';
import { useChosenOrder } from '../../shared/media/order/use-media-order';
import {
  LinkEnded,
  LinkUnknown,
  NoHash,
} from '../../shared/media/wedding/notices';
import { useWedding } from '../../shared/media/wedding/use-wedding';
import { Spinner } from '../../shared/ui/progress/spinner';
import { ToastProvider } from '../../shared/ui/dialog/toast';
import { FilteredMedia } from './filtered-media';
import { useViewerPlace } from './place/use-viewer-place';
import { ViewerHeader } from './viewer-header';
import styles from './viewer-page.module.css';

/**
 * `/camera-roll-mobile/{hash}`: one large photo or video (specification section
 * 2, mobile viewer).
 */
export function ViewerPage() {
  const hash = parseHash(useParams()['hash']);
  const { t } = useTranslation();
  return (
    <>
      {/* Until the names are known. */}
      <title>{t('gallery.items')}</title>
      {hash === undefined ? (
        <NoHash pageOf={PAGES.mobileGallery} />
      ) : (
        <ViewerOf key={hash} hash={hash} />
      )}
    </>
  );
}

function ViewerOf({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const { wedding, error, retry } = useWedding(hash);
  const { place, showKind, rememberItem } = useViewerPlace();
  const { chosen, choose } = useChosenOrder(hash);
  const [opening, setOpening] = useState<MediaSort>();
  const sort = chosen ?? opening ?? 'uploaded';
  const order = useMemo(() => ({ sort, choose }), [sort, choose]);
  const [isOver, setOver] = useState(false);
  if (error?.status === 404) return <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (isOver) return <LinkEnded />;
  if (!wedding) return <Spinner isPage>{t('gallery.loading')}</Spinner>;
  return (
    <GuestsGalleryContext value={hash}>
      <ToastProvider>
        <title>{`${wedding.names.join(' & ')} · ${t('gallery.items')}`}</title>
        <DownloadsProvider hash={hash} access={wedding.access}>
          <MarksProvider hash={hash} wedding={wedding}>
            <div className={styles.page}>
              <ViewerHeader
                hash={hash}
                wedding={wedding}
                kind={place.kind}
                order={order}
                onKind={showKind}
              />
              <FilteredMedia
                key={place.kind}
                hash={hash}
                wedding={wedding}
                place={place}
                sort={chosen ?? 'opening'}
                onSort={setOpening}
                onShown={rememberItem}
                onOver={() => setOver(true)}
              />
            </div>
          </MarksProvider>
        </DownloadsProvider>
      </ToastProvider>
    </GuestsGalleryContext>
  );
}
