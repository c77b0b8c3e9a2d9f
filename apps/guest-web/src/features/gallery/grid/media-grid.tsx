import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { useGalleryTools } from '../gallery-tools';
import { MediaTile } from '../tile/media-tile';
import { useSize } from './id-set';
import styles from './media-grid.module.css';
import { useGridFocus } from './use-grid-focus';
import { useGridWindow } from './use-grid-window';

/** Renders only the items near the window. */
export function MediaGrid({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation();
  const { masonry, selection } = useGalleryTools();
  const isChoosing = useSize(selection) > 0;
  const ref = useRef<HTMLDivElement>(null);
  const view = useSyncExternalStore(masonry.subscribe, masonry.current);
  const { active, handlers } = useGridFocus(ref, view);

  useLayoutEffect(() => masonry.setItems(items), [masonry, items]);
  useGridWindow(ref, masonry);
  useLayoutEffect(() => {
    if (view.shift !== 0) window.scrollBy(0, view.shift);
  }, [view]);

  const { layout } = view;
  const shown = useMemo(
    () =>
      view.shown.includes(active) || active < 0
        ? view.shown
        : [...view.shown, active].sort((a, b) => a - b),
    [view.shown, active],
  );
  return (
    // The list is never focused.
    <div
      ref={ref}
      role="list"
      aria-label={t('gallery.items')}
      className={`${styles.grid} ${view.isSettled ? '' : styles.settling}`}
      data-choosing={isChoosing}
      style={{ height: layout.totalHeight }}
      {...handlers}
    >
      {shown.map((index) => {
        const item = view.items[index];
        if (!item || layout.y.length <= index) return null;
        const place = {
          width: layout.columnWidth,
          height: layout.height[index],
        };
        return (
          <div
            key={item.id}
            role="listitem"
            aria-setsize={view.items.length}
            aria-posinset={index + 1}
            data-tile={index}
            className={styles.place}
            style={{
              ...place,
              transform: `translate(${layout.x[index]}px, ${layout.y[index]}px)`,
            }}
          >
            <MediaTile
              item={item}
              index={index}
              tabIndex={index === active ? 0 : -1}
              columnWidth={layout.columnWidth}
            />
          </div>
        );
      })}
    </div>
  );
}
