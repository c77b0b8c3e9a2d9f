import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { itemLabel } from '../../../shared/media/file/item-label';
import {
  isImage,
  largePictureUrl,
} from '../../../shared/media/file/media-file';
import { SteadyImage } from '../../../shared/media/image/steady-image';
import { CannotShow } from './cannot-show';
import styles from './slide.module.css';
import { VideoSlide } from './video-slide';

interface SlideProps {
  item: MediaItem;
  index: number;
  isCurrent: boolean;
  mayLoad: boolean;
  /** Loaded or failed. */
  onSettled: (() => void) | undefined;
}

export function Slide({
  item,
  index,
  isCurrent,
  mayLoad,
  onSettled,
}: SlideProps) {
  if (isImage(item))
    return (
      <PhotoSlide
        item={item}
        index={index}
        mayLoad={mayLoad}
        onSettled={onSettled}
      />
    );
  return (
    <VideoSlide
      item={item}
      isCurrent={isCurrent}
      mayLoad={mayLoad}
      onSettled={onSettled}
    />
  );
}

function PhotoSlide({
  item,
  index,
  mayLoad,
  onSettled,
}: Omit<SlideProps, 'isCurrent'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const picture = largePictureUrl(item);
  if (picture === undefined || failed === picture)
    return <CannotShow item={item} onShown={onSettled} />;
  const isShown = shown === picture;
  return (
    <div
      className={styles.photo}
      data-zoom
      role="img"
      aria-label={itemLabel(t, item, index)}
      style={
        isShown || !item.placeholder
          ? undefined
          : { backgroundImage: `url(${item.placeholder})` }
      }
    >
      <SteadyImage
        address={mayLoad ? picture : undefined}
        className={`${styles.picture} ${isShown ? styles.shown : ''}`}
        onShown={() => {
          setShown(picture);
          onSettled?.();
        }}
        onFail={() => {
          setFailed(picture);
          onSettled?.();
        }}
      />
    </div>
  );
}
