import { useState } from 'react';
import type { MediaItem } from '@hatira/contract';
import { SteadyImage } from '../../../../shared/media/image/steady-image';
import { useGalleryTools } from '../../tools/gallery-tools';
import styles from './queued-picture.module.css';
import { useLoadPlace } from './use-load-place';

interface QueuedPictureProps {
  item: MediaItem;
  address: string;
  onFail?: () => void;
  onShown?: () => void;
}

/** Placeholder colours until the queue admits it. */
export function QueuedPicture({
  item,
  address,
  onFail,
  onShown,
}: QueuedPictureProps) {
  const { reportSize } = useGalleryTools();
  const { allowed, finish, leave } = useLoadPlace(item.id, address);
  const [shown, setShown] = useState<string>();
  return (
    <SteadyImage
      address={allowed}
      className={`${styles.image} ${shown === address ? styles.shown : ''}`}
      onShown={({ naturalHeight, naturalWidth }) => {
        finish();
        setShown(address);
        onShown?.();
        reportSize(item.id, naturalHeight / naturalWidth);
      }}
      onWait={leave}
      onFail={() => {
        reportSize(item.id, undefined);
        onFail?.();
      }}
    />
  );
}
