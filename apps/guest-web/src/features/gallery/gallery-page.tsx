import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PAGES } from '@hatira/contract';
import { DownloadsProvider } from '../../shared/media/download/downloads-provider';
import { MarksProvider } from '../../shared/media/marks/marks-context';
import { parseHash } from '../../shared/media/wedding/gallery-hash';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { useChosenOrder } from '../../shared/media/order/use-media-order';
import { GuestsGalleryContext } from '../../shared/media/senders/sender-name';
import {
  LinkEnded,
  LinkUnknown,
  NoHash,
} from '../../shared/media/wedding/notices';
import { useMediaFeed } from '../../shared/media/feed/use-media-feed';
import { useWedding } from '../../shared/media/wedding/use-wedding';
import { Spinner } from '../../shared/ui/progress/spinner';
import { ToastProvider } from '../../shared/ui/dialog/toast';
import { OpenGallery } from './open-gallery';
import { loadStacks, useStacking } from './stacks/use-stacking';
import { loadTimeline } from './timeline/use-timeline';

/** `/camera-roll/{hash}` (specification section 2, web gallery). */
export function GalleryPage() {
  const hash = parseHash(useParams()['hash']);
  const { t } = useTranslation();
  return (
    <>
      {/* Until the names are known. */}
      <title>{t('gallery.items')}</title>
      {hash === undefined ? (
        <NoHash pageOf={PAGES.gallery} />
      ) : (
        <GalleryOf key={hash} hash={hash} />
      )}
    </>
  );
}

/** Loads the parts that show the list of the page, unless the visitor chose another order. */
export async function loadOrder(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(
    ':root:not([data-asks]) meta[name="media-list"]',
  );
  const { given = 'uploaded' } = list?.dataset ?? {};
  if (given === 'uploaded') return;
  // Without them the grid has no headings.
  await Promise.all([loadTimeline(), loadStacks()]).catch(() => undefined);
}

/** Until the part that shows arrivals has loaded. */
const isScrolled = () => window.scrollY > 0;

/**
 * A 404 of either call: the gallery does not exist (specification section 8).
 */
function GalleryOf({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const { wedding, ...weddingCall } = useWedding(hash);
  const { chosen, choose } = useChosenOrder(hash);
  const { feed, listing, ...feedCall } = useMediaFeed({
    hash,
    kind: 'all',
    sort: chosen ?? 'opening',
    isHolding: isScrolled,
  });
  useEffect(() => {
    // Beside the calls; without it the grid has no headings.
    if ((chosen ?? feed.current().sort) === 'uploaded') return;
    loadTimeline().catch(() => undefined);
    loadStacks().catch(() => undefined);
  }, [chosen, feed]);
  const sort = chosen ?? feedCall.sort ?? 'uploaded';
  const order = useMemo(() => ({ sort, choose }), [sort, choose]);
  const stacking = useStacking(sort);
  const error = weddingCall.error ?? feedCall.error;
  const { retry: readWedding } = weddingCall;
  const hasNoWedding = weddingCall.error !== undefined;
  const hasNoMedia = feedCall.error !== undefined;
  // Both calls fail on a slow network, so the button repeats each that has failed.
  const retry = useCallback(() => {
    if (hasNoWedding) readWedding();
    if (hasNoMedia) feed.retry();
  }, [hasNoWedding, readWedding, hasNoMedia, feed]);
  if (error?.status === 404) return wedding ? <LinkEnded /> : <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!wedding || !listing)
    return <Spinner isPage>{t('gallery.loading')}</Spinner>;
  return (
    <GuestsGalleryContext value={hash}>
      <ToastProvider>
        <DownloadsProvider hash={hash} access={wedding.access}>
          <MarksProvider hash={hash} wedding={wedding}>
            <OpenGallery
              hash={hash}
              feed={feed}
              wedding={wedding}
              listing={listing}
              order={order}
              stacking={stacking}
            />
          </MarksProvider>
        </DownloadsProvider>
      </ToastProvider>
    </GuestsGalleryContext>
  );
}
