import {
  memo,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { hasMasthead, type WeddingInfo } from '@hatira/contract';
import { useDownloads } from '../../shared/media/download/downloads-context';
import type { MediaOrder } from '../../shared/media/order/use-media-order';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import type { MediaActions } from './actions/use-item-actions';
import { CelebrationOnce } from './celebration/celebration-once';
import { EmptyGallery } from './empty/empty-gallery';
import { NotFound } from './filter/filter-parts';
import { useFiltered } from './filter/use-filtered';
import { GalleryFoot } from './gallery-foot';
import { GalleryTop } from './gallery-top';
import { CoupleHeader } from './header/couple-header';
import { coverOf } from './header/cover';
import { GalleryToolsContext } from './tools/gallery-tools';
import { MediaGrid } from './grid/media-grid';
import type { Selection } from './tools/selection';
import { KeptUntil } from './kept-until';
import { News } from './news/news-part';
import styles from './open-gallery.module.css';
import { OpenedItem } from './opened/opened-item-part';
import { useOpenedItem } from './opened/use-opened-item';
import type { Stacking } from './stacks/stacking';
import { useGalleryKeys } from './use-gallery-keys';
import { createParts, useTools } from './gallery-parts';
import { useKeptPlace } from './use-kept-place';

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
  const { masonry, selection } = parts;
  const opened = useOpenedItem(parts);
  const { items } = listing;
  const isFilled = items.length > 0;
  const page = { hash, feed, wedding, items };
  const tools = useTools(parts, page, opened.open);
  const { actions, canDelete } = tools;
  const removeSelected = useRemoveSelected(
    parts.selection,
    canDelete ? actions.removeSelected : undefined,
  );
  const shown = useShown(listing, selection);
  useGalleryKeys({ listing: shown, selection, removeSelected });
  useKeptPlace(hash, masonry);
  useReportedCount(listing);
  const [hadMedia] = useState(isFilled);

  return (
    <GalleryToolsContext value={tools}>
      <GalleryTitle wedding={wedding} />
      <CoupleHeader wedding={wedding} listing={listing} />
      <Main wedding={wedding} order={order}>
        <GalleryTop
          hash={hash}
          wedding={wedding}
          whole={listing}
          listing={shown}
          order={order}
          stacking={stacking}
          removeSelected={removeSelected}
        />
        {isFilled ? (
          <Filled
            hash={hash}
            feed={feed}
            wedding={wedding}
            listing={listing}
            order={order}
            stacking={stacking}
            shown={shown}
            hadMedia={hadMedia}
          />
        ) : (
          <EmptyGallery
            weddingPath={canDelete ? wedding.weddingPath : undefined}
            names={wedding.names}
          />
        )}
        <GalleryFoot wedding={wedding} />
      </Main>
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

interface MainProps extends Pick<OpenGalleryProps, 'order' | 'wedding'> {
  children: ReactNode;
}

/** Has the couple's picture as `--cover`, which is large beside the story's first chapter. */
function Main({ order, wedding, children }: MainProps) {
  const isLarge = order.sort === 'story' && hasMasthead(wedding);
  return (
    <main
      className={styles.main}
      style={coverOf(wedding)}
      data-masthead={isLarge}
    >
      {children}
    </main>
  );
}

/** The selection ends with its last file. */
function useRemoveSelected(
  selection: Selection,
  remove: MediaActions['removeSelected'] | undefined,
): MediaActions['removeSelected'] | undefined {
  return useMemo(
    () =>
      remove &&
      (async (below) => {
        await remove(below);
        if (selection.size === 0) selection.end();
      }),
    [selection, remove],
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
  /** The listing with the filter. */
  shown: Listing;
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
  hadMedia,
}: FilledProps) {
  return (
    <>
      <KeptUntil wedding={wedding} />
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

/** The number of all files, for the archives; undefined until it is known. */
function useReportedCount({ arrivals, isComplete, items }: Listing): void {
  const { reportCount } = useDownloads();
  const count = isComplete ? items.length + arrivals.length : undefined;
  useEffect(() => reportCount(count), [reportCount, count]);
}

function GalleryTitle({ wedding }: { wedding: WeddingInfo }) {
  const { t } = useTranslation();
  return (
    <title>{`${wedding.names.join(' & ')} · ${t('gallery.items')}`}</title>
  );
}
