import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeddingInfo } from '@hatira/contract';
import { CoupleTitle } from '../../shared/media/wedding/couple-title';
import { ArchiveLine } from '../../shared/media/download/archive/archive-line';
import { EverythingButton } from '../../shared/media/download/everything-button';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { ViewOnlyNote } from '../../shared/media/wedding/view-only-note';
import { Ornament } from '../../shared/ui/page/ornament';
import { PageCorner } from '../../shared/ui/page/page-corner';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import { useItemActions } from './actions/use-item-actions';
import { Arrivals } from './arrivals';
import { Celebration } from './celebration';
import { EmptyGallery } from './empty/empty-gallery';
import { GalleryToolsContext } from './gallery-tools';
import { IdSet } from './grid/id-set';
import { LoadQueue } from './grid/load-queue';
import { Masonry } from './grid/masonry/masonry';
import { MediaGrid } from './grid/media-grid';
import { Selection } from './grid/selection';
import { gatherSizes } from './grid/size-reports';
import { GalleryToolbar } from './header/gallery-toolbar';
import { KeptUntil } from './kept-until';
import styles from './open-gallery.module.css';
import { CaptionHeights } from './tile/caption-heights';
import { useGalleryKeys } from './use-gallery-keys';
import { useKeptPlace } from './use-kept-place';

/** Uses the bandwidth without slowing the first loads. */
const LOADS_AT_A_TIME = 4;
const GAP_PX = 8;

interface OpenGalleryProps {
  hash: number;
  feed: MediaFeed;
  wedding: WeddingInfo;
  listing: Listing;
}

export function OpenGallery({
  hash,
  feed,
  wedding,
  listing,
}: OpenGalleryProps) {
  const [parts] = useState(createParts);
  const { masonry, selection, busy } = parts;
  const actions = useItemActions(feed, selection, busy);
  const canDelete = wedding.access === 'full';
  const tools = useMemo(
    () => ({ ...parts, actions, canDelete }),
    [parts, actions, canDelete],
  );
  const removeSelected = canDelete ? actions.removeSelected : undefined;
  useGalleryKeys({ listing, selection, removeSelected });
  useKeptPlace(hash, masonry);
  const { arrivals, items } = listing;
  // Later arrivals are not the first load.
  const [hadMedia] = useState(items.length > 0);
  useEffect(
    () => selection.keepOnly(items.map(({ id }) => id)),
    [selection, items],
  );

  return (
    <GalleryToolsContext value={tools}>
      <GalleryTitle wedding={wedding} />
      <GalleryHeader>
        <CoupleTitle wedding={wedding} />
        <Ornament />
        {!canDelete && <ViewOnlyNote />}
        {items.length > 0 && <KeptUntil wedding={wedding} />}
        {items.length > 0 && !wedding.isDemo && (
          <WholeWedding listing={listing} />
        )}
      </GalleryHeader>
      <main className={styles.main}>
        {items.length === 0 ? (
          <EmptyGallery
            weddingPath={canDelete ? wedding.weddingPath : undefined}
          />
        ) : (
          <>
            <GalleryToolbar listing={listing} removeSelected={removeSelected} />
            <Arrivals feed={feed} count={arrivals.length} />
            <MediaGrid items={items} />
            {/* The hint addresses the couple. */}
            {hadMedia && canDelete && (
              <Celebration hash={hash} listing={listing} />
            )}
          </>
        )}
        <div className={styles.foot}>
          <PrivacyLine />
        </div>
      </main>
    </GalleryToolsContext>
  );
}

function WholeWedding({
  listing: { arrivals, isComplete, items },
}: {
  listing: Listing;
}) {
  return (
    <div className={styles.whole}>
      <EverythingButton
        count={isComplete ? items.length + arrivals.length : undefined}
      />
      <ArchiveLine />
    </div>
  );
}

function GalleryTitle({ wedding }: { wedding: WeddingInfo }) {
  const { t } = useTranslation();
  return (
    <title>{`${wedding.names.join(' & ')} · ${t('gallery.items')}`}</title>
  );
}

function createParts() {
  const masonry = new Masonry({ gap: GAP_PX, captions: new CaptionHeights() });
  return {
    masonry,
    queue: new LoadQueue(LOADS_AT_A_TIME),
    selection: new Selection(),
    busy: new IdSet(),
    reportSize: gatherSizes(masonry),
  };
}

function GalleryHeader({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <PageCorner />
      <div className={styles.title}>{children}</div>
    </header>
  );
}
