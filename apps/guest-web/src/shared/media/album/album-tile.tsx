import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { PlayIcon } from '../../ui/button/icons';
import { itemLabel } from '../file/item-label';
import styles from './album-tile.module.css';
import { isUnplayable, shownItem, stillReason } from './shown-item';

interface AlbumTileProps {
  item: AlbumItem;
  /** The place among the shown items, from 0. */
  index: number;
  onOpen: (id: string) => void;
}

/** A picture of an album that opens large. It has the shape of `--ratio`, a square without it. */
export function AlbumTile({ item, index, onOpen }: AlbumTileProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.tile}
      data-id={item.id}
      aria-label={labelOf(t, item, index)}
      style={placeholderOf(item)}
      onClick={() => onOpen(item.id)}
    >
      <img
        src={item.thumb_url ?? item.poster_url ?? item.preview_url}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      {!item.file_type.startsWith('image/') && (
        <span
          className={styles.sign}
          data-unplayable={isUnplayable(item) && !item.is_preparing}
        >
          <PlayIcon />
        </span>
      )}
    </button>
  );
}

function labelOf(t: TFunction, item: AlbumItem, index: number): string {
  const { file_type } = item;
  const label = itemLabel(t, { ...shownItem(item), file_type }, index);
  return isUnplayable(item) ? `${label}. ${t(stillReason(item))}` : label;
}

function placeholderOf({ placeholder }: AlbumItem): CSSProperties | undefined {
  return placeholder === undefined
    ? undefined
    : { backgroundImage: `url(${placeholder})` };
}
