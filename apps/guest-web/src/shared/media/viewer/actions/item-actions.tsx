import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { IconButton } from '../../../ui/button/icon-button';
import { DownloadIcon, TrashIcon } from '../../../ui/button/icons';
import { MoreIcon, ShareIcon } from '../icons';
import styles from './item-actions.module.css';
import { useDownload } from './use-download';
import { useShare } from './use-share';

interface ItemActionsProps {
  item: MediaItem;
  /** Icons alone. */
  isCompact: boolean;
  onDelete?: ((item: MediaItem) => void) | undefined;
  /** Has the other actions. */
  info: { isOpen: boolean; toggle: () => void };
  /** Shown before the other actions. */
  children?: ReactNode;
}

/** At most five, the heart included: a phone has no room for more. */
export function ItemActions({
  item,
  isCompact,
  onDelete,
  info,
  children,
}: ItemActionsProps) {
  const { t } = useTranslation();
  const { download, isBusy } = useDownload(item);
  const { share, isSharing } = useShare(item);
  return (
    <div className={`${styles.actions} ${isCompact ? styles.spread : ''}`}>
      {children}
      <IconButton
        label={t('viewer.share')}
        aria-disabled={isSharing}
        onClick={share}
      >
        <ShareIcon />
      </IconButton>
      <button
        type="button"
        className={`${styles.action} ${isCompact ? styles.compact : ''}`}
        aria-disabled={isBusy}
        // Narrow windows have the icon alone, too.
        aria-label={t('gallery.download')}
        title={t('gallery.download')}
        onClick={download}
      >
        <DownloadIcon />
        {!isCompact && <span>{t('gallery.download')}</span>}
      </button>
      {onDelete && (
        <IconButton label={t('gallery.remove')} onClick={() => onDelete(item)}>
          <TrashIcon />
        </IconButton>
      )}
      <IconButton
        label={t('viewer.more')}
        aria-expanded={info.isOpen}
        onClick={info.toggle}
      >
        <MoreIcon />
      </IconButton>
    </div>
  );
}
