import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { SteadyImage } from '../../../../shared/media/image/steady-image';
import { viewUrl } from '../../../../shared/media/file/media-file';
import { useGalleryTools } from '../../tools/gallery-tools';
import styles from './photo.module.css';
import { QueuedPicture } from './queued-picture';

interface PhotoProps {
  item: MediaItem;
  address: string;
  /** Follows over the first one. */
  sharper?: string | undefined;
  onFail: () => void;
}

export function Photo({ item, address, sharper, onFail }: PhotoProps) {
  const [isShown, setShown] = useState(false);
  return (
    <OpeningLink item={item} className={styles.link}>
      <QueuedPicture
        item={item}
        address={address}
        onFail={onFail}
        onShown={() => setShown(true)}
      />
      {isShown && sharper !== undefined && sharper !== address && (
        <SteadyImage address={sharper} className={styles.sharper} />
      )}
    </OpeningLink>
  );
}

interface OpeningLinkProps {
  item: MediaItem;
  className: string | undefined;
  tabIndex?: number;
  title?: string;
  children: ReactNode;
}

/** Opens large in place; keyboards press Enter on the tile. */
export function OpeningLink({
  item,
  className,
  tabIndex = -1,
  title,
  children,
}: OpeningLinkProps) {
  const { t } = useTranslation();
  const { openItem } = useGalleryTools();
  const open = (event: MouseEvent) => {
    // The end of a hold, which played a moving photo.
    if (event.defaultPrevented) return;
    // Then the browser opens a tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openItem(item.id, event.timeStamp);
  };
  return (
    <a
      className={className}
      href={viewUrl(item)}
      target="_blank"
      rel="noopener"
      tabIndex={tabIndex}
      title={title}
      aria-label={`${t('viewer.open')}: ${item.file_name}`}
      onClick={open}
    >
      {children}
    </a>
  );
}
