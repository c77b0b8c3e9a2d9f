import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { playAloud, type MediaItem } from '@hatira/contract';
import { isImage, largePictureUrl, viewUrl } from '../../file/media-file';
import { SteadyImage } from '../../image/steady-image';
import styles from './show-slide.module.css';

/** A video without progress for this long gives way. */
const STALLED_MS = 15_000;

interface ShowSlideProps {
  item: MediaItem;
  isPlaying: boolean;
  paceSeconds: number;
  hasSound: boolean;
  onEnd: () => void;
}

/** One picture or video; reports its end. */
export function ShowSlide(props: ShowSlideProps) {
  return isImage(props.item) ? (
    <ShowPhoto {...props} />
  ) : (
    <ShowVideo {...props} />
  );
}

function ShowPhoto({ item, isPlaying, paceSeconds, onEnd }: ShowSlideProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown || !isPlaying) return undefined;
    const timer = setTimeout(onEnd, paceSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isShown, isPlaying, paceSeconds, onEnd]);
  return (
    <div className={styles.slide} data-shown={isShown}>
      <SteadyImage
        address={largePictureUrl(item)}
        className={styles.photo}
        onShown={() => setIsShown(true)}
        onFail={onEnd}
      />
    </div>
  );
}

function ShowVideo({ item, isPlaying, hasSound, onEnd }: ShowSlideProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const poster = largePictureUrl(item);
  const [heardAt, setHeardAt] = useState(0);
  useEffect(() => {
    const video = ref.current!;
    if (!isPlaying) return video.pause();
    void playAloud(video).catch(() => undefined);
  }, [isPlaying]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(onEnd, STALLED_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, heardAt, onEnd]);
  return (
    <div className={styles.slide} data-shown>
      {/* Guests' own recordings have no captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        src={viewUrl(item)}
        {...(poster !== undefined && { poster })}
        muted={!hasSound}
        playsInline
        tabIndex={-1}
        aria-label={item.file_name}
        onTimeUpdate={({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
          setHeardAt(Math.floor(currentTarget.currentTime))
        }
        onEnded={onEnd}
        onError={onEnd}
      />
    </div>
  );
}
