import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { HiddenPictureIcon } from '../../../../shared/ui/button/icons';
import { useGalleryTools } from '../../gallery-tools';
import styles from './cannot-show.module.css';

interface CannotShowProps {
  item: MediaItem;
  tabIndex: number;
  /** For a video, which may have failed because of the network. */
  onRetry?: (() => void) | undefined;
}

/** A file that this browser, or any, cannot show. */
export function CannotShow({ item, tabIndex, onRetry }: CannotShowProps) {
  const { t } = useTranslation();
  const { actions, reportSize } = useGalleryTools();
  useEffect(() => reportSize(item.id, undefined), [item.id, reportSize]);
  const isUnreadable = item.processing === 'failed';
  const button = {
    type: 'button',
    className: styles.button,
    tabIndex,
  } as const;
  return (
    <div className={styles.tile} data-retry={onRetry !== undefined}>
      <HiddenPictureIcon />
      <p>
        {onRetry
          ? t('viewer.videoFailed')
          : t(isUnreadable ? 'gallery.cannotOpen' : 'gallery.cannotShow')}
      </p>
      {onRetry ? (
        <button {...button} onClick={onRetry}>
          {t('common.retry')}
        </button>
      ) : (
        <button
          {...button}
          data-twin
          onClick={() => void actions.download(item)}
        >
          {t('gallery.download')}
        </button>
      )}
    </div>
  );
}
