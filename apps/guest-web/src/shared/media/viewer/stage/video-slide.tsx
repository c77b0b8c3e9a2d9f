import { useContext, useEffect, useState } from 'react';
import type { MediaItem } from '@hatira/contract';
import { largePictureUrl } from '../../file/media-file';
import { useVideoUrl } from '../../file/use-video-url';
import { SteadyImage } from '../../image/steady-image';
import { RetryContext } from '../../retry/retry-context';
import { VideoPlayer } from '../../../ui/player/video-player';
import { CannotShow } from './cannot-show';
import { SoundSlide } from './sound-slide';
import styles from './slide.module.css';

/** Seconds, without a poster. */
const FRAME_AT_SECONDS = 0.1;

interface VideoSlideProps {
  item: MediaItem;
  isCurrent: boolean;
  mayLoad: boolean;
  onSettled: (() => void) | undefined;
}

/** Playback starts again each time. */
export function VideoSlide({
  item,
  isCurrent,
  mayLoad,
  onSettled,
}: VideoSlideProps) {
  const [failed, setFailed] = useState<string>();
  const isWaiting = useContext(RetryContext)?.isWaiting(item);
  const src = useVideoUrl(item, failed);
  const frame = largePictureUrl(item);
  // A video loads slowly.
  useEffect(() => onSettled?.(), [onSettled]);
  if (item.sound_only) return <SoundSlide item={item} isCurrent={isCurrent} />;
  if (isWaiting || failed === src)
    return <CannotShow item={item} onRetry={() => setFailed(undefined)} />;
  const poster =
    frame === undefined ? undefined : (
      <Frame item={item} address={mayLoad ? frame : undefined} />
    );
  if (!isCurrent) return poster;
  return (
    <VideoPlayer
      key={src}
      isLarge
      src={src}
      label={item.file_name}
      poster={poster}
      previewAtSeconds={FRAME_AT_SECONDS}
      onFail={() => setFailed(src)}
    />
  );
}

/** The placeholder's ratio differs slightly. */
function Frame({
  item: { placeholder },
  address,
}: {
  item: MediaItem;
  address: string | undefined;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div
      className={styles.poster}
      style={
        isShown || !placeholder
          ? undefined
          : { backgroundImage: `url(${placeholder})` }
      }
    >
      <SteadyImage
        address={address}
        className={`${styles.picture} ${isShown ? styles.shown : ''}`}
        onShown={() => setIsShown(true)}
      />
    </div>
  );
}
