import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { ViewerOverPage } from '../../../shared/media/viewer/viewer-over-page';
import styles from './guest-album.module.css';
import { isUnplayable, shownItem } from './shown-item';

interface OpenedAlbumProps {
  /** Not empty. */
  items: readonly AlbumItem[];
  /** False while older ones are not loaded. */
  isComplete: boolean;
  /** The item to begin with. */
  id: string;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** A picture over the whole page, to look at alone. */
export function OpenedAlbum({
  items,
  isComplete,
  id,
  onClose,
}: OpenedAlbumProps) {
  const { t } = useTranslation();
  const shown = useMemo(() => items.map(shownItem), [items]);
  const silent = useMemo(
    () => new Set(items.filter(isUnplayable).map((item) => item.id)),
    [items],
  );
  return (
    <ViewerOverPage
      label={t('album.title')}
      items={shown}
      isComplete={isComplete}
      id={id}
      onClose={onClose}
      extraActions={(item) =>
        silent.has(item.id) && (
          <p className={styles.silent}>{t('album.noVideo')}</p>
        )
      }
    />
  );
}
