import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { cameraFormat } from '../../../../shared/media/file/media-file';
import type { Retry } from '../../../../shared/media/retry/retry-context';
import {
  HiddenPictureIcon,
  SoundIcon,
} from '../../../../shared/ui/button/icons';
import { useGalleryTools } from '../../tools/gallery-tools';
import styles from './cannot-show.module.css';
import { OpeningLink } from './photo';

interface CannotShowProps {
  item: MediaItem;
  tabIndex: number;
  /** Without texts: it opens large, where they are. */
  isCompact: boolean;
  /** Loads a video again, which may have failed because of the network. */
  onRetry?: (() => void) | undefined;
}

/** A file that this browser, or any, cannot show. */
export function CannotShow({
  item,
  tabIndex,
  isCompact,
  onRetry,
}: CannotShowProps) {
  const { t } = useTranslation();
  const { actions, reportSize, retry } = useGalleryTools();
  useEffect(() => reportSize(item.id, undefined), [item.id, reportSize]);
  const format = cameraFormat(item);
  const icon = item.sound_only ? <SoundIcon /> : <HiddenPictureIcon />;
  if (isCompact)
    return (
      <OpeningLink item={item} className={styles.tile}>
        {icon}
        {format && <strong translate="no">{format}</strong>}
      </OpeningLink>
    );
  const button = {
    type: 'button',
    className: styles.button,
    tabIndex,
  } as const;
  const isFailed = item.processing === 'failed' && !item.sound_only;
  const tryAgain =
    onRetry ?? (isFailed && retry && (() => void retry.start(item)));
  return (
    <div className={styles.tile} data-retry={onRetry !== undefined}>
      {icon}
      {format && <strong translate="no">{format}</strong>}
      <p>{t(onRetry ? 'viewer.videoFailed' : reasonOf(item, retry))}</p>
      {tryAgain && (
        <button
          {...button}
          onClick={({ currentTarget }) => {
            focusTileOf(currentTarget);
            tryAgain();
          }}
        >
          {t('common.retry')}
        </button>
      )}
      {!onRetry && (
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

function reasonOf(item: MediaItem, retry: Retry | undefined) {
  if (retry?.hasFailedAgain(item)) return 'gallery.cannotOpenAgain';
  if (item.sound_only) return 'gallery.sound';
  return item.processing === 'failed' && cameraFormat(item) === undefined
    ? 'gallery.cannotOpen'
    : 'gallery.cannotShow';
}

/** The button is about to go. */
function focusTileOf(button: HTMLElement): void {
  const tile = button.closest('[data-tile]');
  const box = tile?.querySelector<HTMLElement>('input[type="checkbox"]');
  box?.focus({ preventScroll: true });
}
