import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem, WeddingInfo } from '@hatira/contract';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import type { Listing } from '../../../shared/media/feed/listing';
import { folded } from '../../../shared/media/file/folded';
import { ExposureBar } from '../../../shared/media/exposure/exposure-part';
import { FavouriteButton } from '../../../shared/media/marks/favourite-button';
import { FavouritesCount } from '../../../shared/media/marks/favourites-count';
import { RetryContext } from '../../../shared/media/retry/retry-context';
import { Viewer } from '../../../shared/media/viewer/viewer';
import { ViewerLayer } from '../../../shared/media/viewer/viewer-layer';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { askScope } from '../stacks/scope/ask-scope';
import { useGalleryTools } from '../tools/gallery-tools';
import { useIds } from '../tools/id-set';
import { isFromGrid } from './from-grid';
import type { OpenedItem as Opened } from './opened';
import { pictureOf, scrollToTile } from '../tools/reveal-tile';
import { useShrinking } from './use-shrinking';

export { enlarge } from './growing';
export { loadAtTouch } from './load-at-touch';

interface OpenedItemProps {
  opened: Opened;
  /** The listing with the filter. */
  listing: Listing;
  whole: readonly MediaItem[];
  wedding: WeddingInfo;
}

const AlbumWay = lazyExtra(async () => {
  const part = await import('./album-way');
  await part.loadChoices();
  return part.AlbumWay;
});

/** A picture over the grid; turns pages in its order, also through bursts. */
export function OpenedItem({
  opened,
  listing,
  whole,
  wedding: { names, timeZone },
}: OpenedItemProps) {
  const { t } = useTranslation();
  const { actions, canDelete, moderation, queue, retry } = useGalleryTools();
  // The network is for the large pictures.
  useEffect(() => queue.hold(), [queue]);
  const { items, copiesOf } = usePictures(listing);
  const { id, close, remember } = opened;
  const [isByLink] = useState(() => !isFromGrid());
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && items.some((item) => item.id === id)) setHasBegun(true);
  // Deleted, filtered out, or of another gallery link.
  const isOver =
    listing.isComplete &&
    (listing.items.length === 0 || (!hasBegun && items.length > 0));
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const rememberShown = useShrinkingPicture();
  const onShown = useCallback(
    (item: MediaItem) => {
      rememberShown(item);
      remember(item.id);
    },
    [rememberShown, remember],
  );
  return (
    <ViewerLayer label={t('gallery.items')}>
      {hasBegun && !isOver ? (
        <RetryContext value={retry}>
          <Viewer
            items={items}
            whole={whole}
            isComplete={listing.isComplete}
            id={id}
            onShown={onShown}
            timeZone={timeZone}
            onClose={close}
            title={
              <Title whole={whole} isComplete={listing.isComplete}>
                {isByLink && <AlbumWay names={names} onOpen={close} />}
              </Title>
            }
            extraActions={(item) => <FavouriteButton item={item} />}
            moreActions={(item) =>
              moderation && (
                <Suspense>
                  <ExposureBar
                    item={item}
                    moderation={moderation}
                    photosFor={(act) =>
                      askScope({
                        act,
                        chosen: [item],
                        below: copiesOf(item),
                      })
                    }
                  />
                </Suspense>
              )
            }
            onDelete={
              canDelete
                ? (item) => void actions.remove(item, copiesOf(item))
                : undefined
            }
          />
        </RetryContext>
      ) : (
        <Spinner isPage>{t('gallery.loading')}</Spinner>
      )}
    </ViewerLayer>
  );
}

interface TitleProps {
  whole: readonly MediaItem[];
  isComplete: boolean;
  /** Instead of the number of favourites. */
  children: ReactNode;
}

function Title({ whole, isComplete, children }: TitleProps) {
  return children ? (
    <Suspense>{children}</Suspense>
  ) : (
    <FavouritesCount whole={{ items: whole, isComplete }} />
  );
}

/** Each picture of a burst, equal ones once. */
function usePictures({ items, isComplete }: Listing) {
  const open = useIds(useGalleryTools().open);
  return useMemo(() => {
    const { tiles, opened, stacks } = folded(items, { isComplete, open });
    const copiesOf = ({ id }: MediaItem) =>
      opened.has(id) ? [] : (stacks.get(id)?.others ?? []);
    return { items: tiles, copiesOf };
  }, [items, isComplete, open]);
}

/** @returns remembers the shown picture */
function useShrinkingPicture(): (item: MediaItem) => void {
  const { masonry, selection } = useGalleryTools();
  const shown = useRef<MediaItem>(undefined);
  const tile = () => {
    const { current: item } = shown;
    if (!item) return undefined;
    const grid = { masonry, selection };
    scrollToTile(grid, item.id);
    return pictureOf(grid, item.id);
  };
  useShrinking(() => shown.current, tile);
  return useCallback((item: MediaItem) => {
    shown.current = item;
  }, []);
}
