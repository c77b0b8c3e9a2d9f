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
  const { queue, reportSize } = useGalleryTools();
  const { allowed, finish, leave } = useLoadPlace(item.id, address);
  // A picture that was there before does not fade in again.
  const [shown, setShown] = useState(() =>
    queue.hasFinished(address) ? address : undefined,
  );
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
