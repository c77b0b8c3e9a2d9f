import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { hasPlayMark } from '../../file/has-play-mark';
import { itemLabel } from '../../file/item-label';
import { isImage, pictureUrl, viewUrl } from '../../file/media-file';
import { SteadyImage } from '../../image/steady-image';
import {
  HiddenPictureIcon,
  HourglassIcon,
  PlayIcon,
  SoundIcon,
} from '../../../ui/button/icons';
import { Frame } from './frame';
import styles from './thumb.module.css';

const WIDTH_PX = 56;

interface ThumbProps {
  item: MediaItem;
  index: number;
  isCurrent: boolean;
  onShow: (index: number) => void;
}

export function Thumb({ item, index, isCurrent, onShow }: ThumbProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.thumb}
      style={
        item.placeholder === undefined
          ? undefined
          : { backgroundImage: `url(${item.placeholder})` }
      }
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      aria-label={itemLabel(t, item, index)}
      onClick={() => onShow(index)}
    >
      <ThumbPicture item={item} />
      {hasPlayMark(item) && (
        <span className={styles.sign}>
          <PlayIcon />
        </span>
      )}
    </button>
  );
}

function ThumbPicture({ item }: { item: MediaItem }) {
  const [failed, setFailed] = useState<string>();
  const isPhoto = isImage(item);
  const picture = pictureUrl(item, WIDTH_PX * window.devicePixelRatio);
  const hasPicture = picture !== undefined && failed !== picture;
  if (item.processing === 'pending' && !hasPicture) return <HourglassIcon />;
  if (item.sound_only) return <SoundIcon />;
  return (
    <>
      {hasPicture && (
        <SteadyImage
          className={styles.picture}
          address={picture}
          onFail={() => setFailed(picture)}
        />
      )}
      {!hasPicture && !hasPlayMark(item) && <HiddenPictureIcon />}
      {!isPhoto && item.processing !== 'pending' && (
        <Frame src={viewUrl(item)} />
      )}
    </>
  );
}
