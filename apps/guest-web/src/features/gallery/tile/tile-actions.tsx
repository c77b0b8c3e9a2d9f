import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { isImage, viewUrl } from '../../../shared/media/file/media-file';
import {
  DownloadIcon,
  FullScreenIcon,
  OpenIcon,
  TrashIcon,
} from '../../../shared/ui/button/icons';
import { useGalleryTools } from '../tools/gallery-tools';
import { OpeningLink } from './picture/photo';
import styles from './tile-actions.module.css';

interface TileActionsProps {
  item: MediaItem;
  tabIndex: number;
  isBusy: boolean;
}

/** Visible on hover or focus, and always on touch screens. */
export function TileActions({ item, tabIndex, isBusy }: TileActionsProps) {
  const { t } = useTranslation();
  const { actions, canDelete } = useGalleryTools();
  const labelled = (action: string) => ({
    'aria-label': `${action}: ${item.file_name}`,
    title: action,
  });
  const button = {
    type: 'button',
    className: styles.action,
    tabIndex,
    'aria-disabled': isBusy,
  } as const;
  const unlessBusy = (work: () => Promise<void>) => () =>
    void (isBusy || work());
  return (
    <div className={styles.actions}>
      {/* A tap on the picture plays it. */}
      {!isImage(item) && (
        <OpeningLink
          item={item}
          className={`${styles.action} ${styles.enlarge}`}
          tabIndex={tabIndex}
          title={t('viewer.open')}
        >
          <FullScreenIcon />
        </OpeningLink>
      )}
      <a
        className={styles.action}
        href={viewUrl(item)}
        target="_blank"
        rel="noopener"
        tabIndex={tabIndex}
        {...labelled(t('gallery.view'))}
      >
        <OpenIcon />
      </a>
      <button
        {...button}
        {...labelled(t('gallery.download'))}
        onClick={unlessBusy(() => actions.download(item))}
      >
        <DownloadIcon />
      </button>
      {canDelete && (
        <button
          {...button}
          {...labelled(t('gallery.remove'))}
          onClick={unlessBusy(() => actions.remove(item))}
        >
          <TrashIcon />
        </button>
      )}
    </div>
  );
}
