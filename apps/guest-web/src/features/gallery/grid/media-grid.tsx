import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaSort } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { useGalleryTools } from '../tools/gallery-tools';
import type { Stacking } from '../stacks/stacking';
import { useTimeline } from '../timeline/use-timeline';
import { GridTile } from '../tile/grid-tile';
import { useIsChoosing } from '../tools/selection';
import styles from './media-grid.module.css';
import type { Masonry } from '../masonry/masonry';
import type { MasonryView } from '../masonry/masonry-view';
import { useFolded } from './use-folded';
import { useGridFocus } from './use-grid-focus';
import { useGridWindow } from './use-grid-window';
import { useTouches } from './use-touches';

interface MediaGridProps {
  listing: Listing;
  sort: MediaSort;
  /** The zone of the wedding. */
  timeZone: string;
  stacking: Stacking;
}

/** Renders only the tiles near the window. */
export function MediaGrid({
  listing,
  sort,
  timeZone,
  stacking,
}: MediaGridProps) {
  const { t } = useTranslation();
  const tools = useGalleryTools();
  const { masonry, selection } = tools;
  const isChoosing = useIsChoosing(selection);
  const ref = useRef<HTMLDivElement>(null);
  const folded = useFolded(listing, stacking.stacker);
  const { tiles } = folded;
  const order = { sort, timeZone };
  const { part, timeline, ...headings } = useTimeline(folded, order);
  const isAwaited = headings.isAwaited || stacking.isAwaited;
  const placed = timeline?.tiles ?? tiles;
  // The first tiles render with the page, in slices, and not in its layout.
  if (!isAwaited) masonry.begin(placed, timeline);
  const view = useGridView(masonry);
  const { active, handlers } = useGridFocus(ref, view);

  useLayoutEffect(() => {
    if (!isAwaited) masonry.setItems(placed, timeline);
  }, [masonry, placed, timeline, isAwaited]);
  useGridWindow(ref, masonry);
  useTouches(ref, tools);
  useLayoutEffect(() => {
    if (view.shift !== 0) window.scrollBy(0, view.shift);
  }, [view]);

  const { layout, breaks, shape } = view;
  const shown = useMemo(() => {
    const there = view.shown.filter((index) => index < layout.y.length);
    const isPlaced = active >= 0 && active < layout.y.length;
    return there.includes(active) || !isPlaced
      ? there
      : [...there, active].sort((a, b) => a - b);
  }, [view.shown, layout, active]);
  const hasHeadings = part && breaks instanceof part.Timeline;
  const list = { role: 'list', 'aria-label': t('gallery.items') };
  return (
    <>
      {hasHeadings && <part.Scrubber timeline={breaks} />}
      {/* The list is never focused. */}
      <div
        ref={ref}
        {...(!hasHeadings && list)}
        className={`${styles.grid} ${view.isSettled ? '' : styles.settling}`}
        data-grid
        data-timed={sort !== 'uploaded'}
        data-choosing={isChoosing}
        data-tiles={shape.tiles}
        // The foot appears below the photos, never above them.
        style={{ height: isAwaited ? '100vh' : layout.totalHeight }}
        {...handlers}
      >
        {hasHeadings ? (
          <part.TimelineRows
            view={view}
            shown={shown}
            active={active}
            folded={folded}
            timeline={breaks}
          />
        ) : (
          shown.map((index) => (
            <GridTile
              key={view.items[index]!.id}
              view={view}
              index={index}
              folded={folded}
              isActive={index === active}
            />
          ))
        )}
      </div>
    </>
  );
}

/** Tiles empty at once and fill in slices, between which a finger is served. */
function useGridView(masonry: Masonry): MasonryView {
  const view = useSyncExternalStore(masonry.subscribe, masonry.current);
  const wasPassing = useDeferredValue(view.isPassing);
  const isPassing = view.isPassing || wasPassing;
  return useMemo(
    () => (isPassing === view.isPassing ? view : { ...view, isPassing }),
    [view, isPassing],
  );
}
