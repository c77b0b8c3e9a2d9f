import type { MediaItem } from '@hatira/contract';
import { viewUrl } from '../../../../shared/media/file/media-file';
import styles from './photo.module.css';
import { QueuedPicture } from './queued-picture';

interface PhotoProps {
  item: MediaItem;
  address: string;
  onFail: () => void;
}

export function Photo({ item, address, onFail }: PhotoProps) {
  return (
    // Keyboards and screen readers have this link among the actions.
    <a
      className={styles.link}
      href={viewUrl(item)}
      target="_blank"
      rel="noopener"
      tabIndex={-1}
      aria-hidden="true"
    >
      <QueuedPicture item={item} address={address} onFail={onFail} />
    </a>
  );
}
