import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { AlbumTile } from '../../../shared/media/album/album-tile';
import styles from './guest-album.module.css';

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
          <AlbumTile item={item} index={index} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
