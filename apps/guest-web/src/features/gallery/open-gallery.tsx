import {
  memo,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { WeddingInfo } from '@hatira/contract';
import { CoupleTitle } from '../../shared/media/wedding/couple-title';
import { ArchiveLine } from '../../shared/media/download/archive/archive-line';
import { useDownloads } from '../../shared/media/download/downloads-context';
import { EverythingButton } from '../../shared/media/download/everything-button';
import { useModeration } from '../../shared/media/exposure/use-moderation';
import type { MediaOrder } from '../../shared/media/order/use-media-order';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { useRetry } from '../../shared/media/retry/use-retry';
import { ViewOnlyNote } from '../../shared/media/wedding/view-only-note';
import { Ornament } from '../../shared/ui/page/ornament';
import { PageCorner } from '../../shared/ui/page/page-corner';
import { useItemActions } from './actions/use-item-actions';
import { CelebrationOnce } from './celebration/celebration-once';
import { EmptyGallery } from './empty/empty-gallery';
import { FilterChoices, NotFound } from './filter/filter-parts';
import { useFiltered } from './filter/use-filtered';
import { GalleryFoot } from './gallery-foot';
import { GalleryToolsContext } from './tools/gallery-tools';
import { IdSet } from './tools/id-set';
import { LoadQueue } from './tools/load-queue';
import { Masonry } from './masonry/masonry';
import { MediaGrid } from './grid/media-grid';
import { Selection } from './tools/selection';
import { gatherSizes } from './grid/size-reports';
import { GalleryToolbar } from './header/gallery-toolbar';
import { ViewChoices } from './header/view-choices';
import { KeptUntil } from './kept-until';
import { News } from './news/news-part';
import styles from './open-gallery.module.css';
import { OpenedItem } from './opened/opened-item-part';
import { useOpenedItem } from './opened/use-opened-item';
import { storedColumns } from './density/stored-columns';
import type { Stacking } from './stacks/stacking';
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
  order: MediaOrder;
  stacking: Stacking;
}

export function OpenGallery({
  hash,
  feed,
  wedding,
  listing,
  order,
  stacking,
}: OpenGalleryProps) {
  const [parts] = useState(createParts);
  const { masonry, selection, busy } = parts;
  const actions = useItemActions(feed, selection, busy);
  const canDelete = wedding.access === 'full';
  const opened = useOpenedItem(parts);
  const { open: openItem } = opened;
  const { items } = listing;
  const isFilled = items.length > 0;
  const moderation = useModeration({ hash, feed, wedding, items });
  const retry = useRetry({ hash, feed, wedding });
  const tools = useMemo(
    () => ({ ...parts, actions, canDelete, moderation, retry, openItem }),
    [parts, actions, canDelete, moderation, retry, openItem],
  );
  const removeSelected = canDelete ? actions.removeSelected : undefined;
  const shown = useShown(listing, selection);
  useGalleryKeys({ listing: shown, selection, removeSelected });
  useKeptPlace(hash, masonry);
  const [hadMedia] = useState(isFilled);

  return (
    <GalleryToolsContext value={tools}>
      <GalleryTitle wedding={wedding} />
      <GalleryHeader
        choices={
          isFilled && (
            <ViewChoices listing={shown} order={order} stacking={stacking} />
          )
        }
      >
        <CoupleTitle wedding={wedding} />
        <Ornament />
        {!canDelete && <ViewOnlyNote />}
        {isFilled && <KeptUntil wedding={wedding} />}
        {isFilled && !wedding.isDemo && <WholeWedding listing={listing} />}
      </GalleryHeader>
      <main className={styles.main}>
        {isFilled ? (
          <Filled
            hash={hash}
            feed={feed}
            wedding={wedding}
            listing={listing}
            order={order}
            stacking={stacking}
            shown={shown}
            removeSelected={removeSelected}
            hadMedia={hadMedia}
          />
        ) : (
          <EmptyGallery
            weddingPath={canDelete ? wedding.weddingPath : undefined}
          />
        )}
        <GalleryFoot hash={hash} wedding={wedding} listing={listing} />
      </main>
      {opened.id !== undefined && (
        <Suspense>
          <OpenedItem
            opened={opened}
            wedding={wedding}
            listing={shown}
            whole={items}
          />
        </Suspense>
      )}
    </GalleryToolsContext>
  );
}

/** Applies the filter; a file that it hides is not selected either. */
function useShown(listing: Listing, selection: Selection): Listing {
  const shown = useFiltered(listing);
  useEffect(
    () => selection.keepOnly(shown.items.map(({ id }) => id)),
    [selection, shown.items],
  );
  return shown;
}

interface FilledProps extends OpenGalleryProps {
  /** With the filter. */
  shown: Listing;
  /** Undefined: the link may not delete. */
  removeSelected: (() => Promise<void>) | undefined;
  /** Later arrivals are not the first load. */
  hadMedia: boolean;
}

/** An opened picture does not render it again. */
const Filled = memo(function Filled({
  hash,
  feed,
  wedding,
  listing,
  order,
  stacking,
  shown,
  removeSelected,
  hadMedia,
}: FilledProps) {
  return (
    <>
      <FilterChoices
        whole={listing}
        shown={shown}
        removeSelected={removeSelected}
      />
      <GalleryToolbar
        listing={shown}
        names={wedding.names}
        removeSelected={removeSelected}
      />
      <Suspense>
        <News hash={hash} feed={feed} listing={listing} sort={order.sort} />
      </Suspense>
      {shown.items.length === 0 && <NotFound isComplete={shown.isComplete} />}
      <MediaGrid
        listing={shown}
        sort={order.sort}
        timeZone={wedding.timeZone}
        stacking={stacking}
      />
      {/* The hint addresses the couple. */}
      {hadMedia && wedding.access === 'full' && (
        <CelebrationOnce hash={hash} listing={listing} />
      )}
    </>
  );
});

function WholeWedding({
  listing: { arrivals, isComplete, items },
}: {
  listing: Listing;
}) {
  const { reportCount } = useDownloads();
  const count = isComplete ? items.length + arrivals.length : undefined;
  useEffect(() => reportCount(count), [reportCount, count]);
  return (
    <div className={styles.whole}>
      <EverythingButton count={count} />
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
  const masonry = new Masonry({
    gap: GAP_PX,
    captions: new CaptionHeights(),
    wideCaptions: new CaptionHeights(),
    columns: storedColumns(),
  });
  return {
    masonry,
    queue: new LoadQueue(LOADS_AT_A_TIME),
    selection: new Selection(),
    busy: new IdSet(),
    open: new IdSet(),
    reportSize: gatherSizes(masonry),
  };
}

interface GalleryHeaderProps {
  children: ReactNode;
  choices: ReactNode;
}

function GalleryHeader({ children, choices }: GalleryHeaderProps) {
  return (
    <header className={styles.header}>
      <PageCorner />
      <div className={styles.title}>{children}</div>
      {choices}
    </header>
  );
}
