import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { HiddenPictureIcon } from '../../../shared/ui/icons';
import { useGalleryTools } from '../gallery-tools';
import styles from './cannot-show.module.css';

/** Stands for a file that nobody, or this browser, can show; it is there all the same, and can be had. */
export function CannotShow({ item, tabIndex }: { item: MediaItem; tabIndex: number }) {
  const { t } = useTranslation();
  const { actions, reportSize } = useGalleryTools();
  useEffect(() => reportSize(item.id, undefined), [item.id, reportSize]);
  return (
    <div className={styles.tile}>
      <HiddenPictureIcon />
      <p>{t(item.processing === 'failed' ? 'gallery.cannotOpen' : 'gallery.cannotShow')}</p>
      <button type="button" className={styles.button} tabIndex={tabIndex} onClick={() => void actions.download(item)}>
        {t('gallery.download')}
      </button>
    </div>
  );
}
