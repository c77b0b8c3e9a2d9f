import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { cameraFormat, isImage, noteOf } from '../../file/media-file';
import { Button } from '../../../ui/button/button';
import { FixedText } from '../../../ui/fixed-text';
import { HiddenPictureIcon, HourglassIcon } from '../../../ui/button/icons';
import { RetryContext } from '../../retry/retry-context';
import styles from './cannot-show.module.css';
import { noteEndOf } from './note-end';

interface CannotShowProps {
  item: MediaItem;
  onShown?: (() => void) | undefined;
  /** Loads the file again. */
  onRetry?: () => void;
}

export function CannotShow({ item, onShown, onRetry }: CannotShowProps) {
  const { t } = useTranslation();
  useEffect(() => onShown?.(), [onShown]);
  const retry = useContext(RetryContext);
  const isPreparing = item.processing === 'pending';
  const mayStart = retry !== undefined && item.processing === 'failed';
  return (
    <div
      className={styles.tile}
      data-note={noteOf(item) && noteEndOf(item)}
      role="status"
    >
      {isPreparing ? <HourglassIcon /> : <HiddenPictureIcon />}
      <p className={styles.name}>{item.file_name}</p>
      {isPreparing ? <p>{t('gallery.preparing')}</p> : <Reason item={item} />}
      {(mayStart || onRetry) && !isPreparing && (
        <Button
          kind="text"
          onClick={() => {
            if (mayStart) void retry.start(item);
            onRetry?.();
          }}
        >
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

function Reason({ item }: { item: MediaItem }) {
  const { t } = useTranslation();
  const isAgain = useContext(RetryContext)?.hasFailedAgain(item);
  const isUnreadable =
    item.processing === 'failed' && cameraFormat(item) === undefined;
  return (
    <>
      {!isImage(item) && (
        <p>
          <FixedText
            fixed="Failed to load video"
            fixedLanguage="en"
            translation={t('viewer.videoFailed')}
          />
        </p>
      )}
      {isAgain && <p>{t('gallery.cannotOpenAgain')}</p>}
      {isImage(item) && !isAgain && (
        <p>{t(isUnreadable ? 'gallery.cannotOpen' : 'gallery.cannotShow')}</p>
      )}
    </>
  );
}
