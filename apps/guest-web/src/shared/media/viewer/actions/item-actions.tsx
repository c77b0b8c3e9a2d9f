import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { IconButton } from '../../../ui/button/icon-button';
import { DownloadIcon, OpenIcon, TrashIcon } from '../../../ui/button/icons';
import { viewUrl } from '../../file/media-file';
import { InfoIcon, ShareIcon } from '../icons';
import styles from './item-actions.module.css';
import { useDownload } from './use-download';
import { useShare } from './use-share';

interface ItemActionsProps {
  item: MediaItem;
  /** Icons alone. */
  isCompact: boolean;
  onDelete?: ((item: MediaItem) => void) | undefined;
  info: { isOpen: boolean; toggle: () => void };
  /** Before the others. */
  children?: ReactNode;
}

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
  // Narrow windows have the icons alone, too.
  const labelled = (label: string) => ({ 'aria-label': label, title: label });
  const look = `${styles.action} ${isCompact ? styles.compact : ''}`;
  return (
    <div className={`${styles.actions} ${isCompact ? styles.spread : ''}`}>
      {children}
      <a
        className={look}
        href={viewUrl(item)}
        target="_blank"
        rel="noopener"
        {...labelled(t('gallery.view'))}
      >
        <OpenIcon />
        {!isCompact && <span>{t('gallery.view')}</span>}
      </a>
      <button
        type="button"
        className={look}
        aria-disabled={isBusy}
        onClick={download}
        {...labelled(t('gallery.download'))}
      >
        <DownloadIcon />
        {!isCompact && <span>{t('gallery.download')}</span>}
      </button>
      <IconButton
        label={t('viewer.share')}
        aria-disabled={isSharing}
        onClick={share}
      >
        <ShareIcon />
      </IconButton>
      <IconButton
        label={t('viewer.info')}
        aria-expanded={info.isOpen}
        onClick={info.toggle}
      >
        <InfoIcon />
      </IconButton>
      {onDelete && (
        <IconButton label={t('gallery.remove')} onClick={() => onDelete(item)}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}
