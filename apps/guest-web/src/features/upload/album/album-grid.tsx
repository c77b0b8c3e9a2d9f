import type { TFunction } from 'i18next';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { itemLabel } from '../../../shared/media/file/item-label';
import { PlayIcon } from '../../../shared/ui/button/icons';
import styles from './guest-album.module.css';
import {
  isUnplayable,
  shownItem,
  stillReason,
} from '../../../shared/media/album/shown-item';

interface AlbumGridProps {
  ref: Ref<HTMLUListElement>;
  items: readonly AlbumItem[];
  onOpen: (id: string) => void;
}

export function AlbumGrid({ ref, items, onOpen }: AlbumGridProps) {
  const { t } = useTranslation();
  return (
    <ul ref={ref} className={styles.grid} aria-label={t('album.title')}>
      {items.map((item, index) => (
        <li key={item.id}>
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
        </li>
      ))}
    </ul>
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
