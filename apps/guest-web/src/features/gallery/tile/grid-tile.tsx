import { memo } from 'react';
import type { Folded } from '../../../shared/media/file/folded';
import { MediaTile } from './media-tile';
import type { MasonryView } from '../masonry/masonry-view';
import styles from './media-tile.module.css';

interface GridTileProps {
  view: MasonryView;
  index: number;
  isActive: boolean;
  folded: Folded;
  /** Pixels from the grid's top to the list's. */
  listTop?: number;
}

/**
 * A tile at its place; empty while the visitor flies over it. A move of the
 * focus renders the two tiles alone.
 */
export const GridTile = memo(function GridTile({
  view,
  index,
  isActive,
  folded,
  listTop = 0,
}: GridTileProps) {
  const { layout, shape } = view;
  const item = view.items[index]!;
  // The focus stays in it.
  const isEmpty = view.isPassing && !isActive;
  const width = layout.width[index]!;
  const isWide = width > layout.columnWidth;
  const [x, y] = [layout.x[index], layout.y[index]! - listTop];
  return (
    <div
      role="listitem"
      aria-setsize={view.items.length}
      aria-posinset={index + 1}
      data-tile={index}
      data-lone={view.breaks?.lone?.has(index)}
      className={isEmpty ? styles.passed : styles.place}
      style={{
        width,
        height: layout.height[index],
        transform: `translate(${x}px, ${y}px)`,
      }}
    >
      {!isEmpty && (
        <MediaTile
          item={item}
          index={index}
          tabIndex={isActive ? 0 : -1}
          width={width}
          isWide={isWide}
          stack={folded.stacks.get(item.id)}
          isOpened={folded.opened.has(item.id)}
          size={isWide && shape.tiles === 'small' ? 'compact' : shape.tiles}
        />
      )}
    </div>
  );
});
