import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WALL_API, type Note } from '@hatira/contract';
import type { Shot, Slide } from '../player/slide';
import { arranged, fills, layoutOf } from './layout';
import styles from './slide-view.module.css';

interface SlideViewProps {
  token: string;
  slide: Slide;
  /** True while the next slide fades in above it. */
  isOver: boolean;
  onVideoEnd: () => void;
}

/** One item, two portraits side by side, or a grid. */
export function SlideView(props: SlideViewProps) {
  const { slide, isOver, token, onVideoEnd } = props;
  return (
    <div
      className={styles.slide}
      data-slide={slide.number}
      data-layout={layoutOf(slide.shots)}
      data-over={isOver}
      aria-hidden={isOver}
    >
      {arranged(slide.shots).map((shot) => (
        <figure
          key={shot.item.id}
          className={styles.shot}
          data-item={shot.item.id}
          style={groundOf(shot)}
          ref={(place) => {
            if (place) place.dataset['fills'] = `${fills(shot.item, place)}`;
          }}
        >
          <Picture
            shot={shot}
            token={token}
            isOver={isOver}
            onVideoEnd={onVideoEnd}
          />
          <Caption note={shot.note} />
        </figure>
      ))}
    </div>
  );
}

interface PictureProps {
  token: string;
  shot: Shot;
  isOver: boolean;
  onVideoEnd: () => void;
}

function Picture({ token, shot, isOver, onVideoEnd }: PictureProps) {
  const { t } = useTranslation();
  const { item, address, note } = shot;
  const kind = t(item.has_video ? 'wall.video' : 'wall.photo');
  const label = note.name ? `${kind}: ${note.name}` : kind;
  return item.has_video && !isOver ? (
    <SilentVideo
      source={WALL_API.picture(token, item.id, 'playback')}
      poster={address}
      label={label}
      onEnd={onVideoEnd}
    />
  ) : (
    <img className={styles.picture} src={address} alt={label} />
  );
}

interface SilentVideoProps {
  source: string;
  poster: string;
  label: string;
  onEnd: () => void;
}

/** The poster alone, of a video that does not play. */
const POSTER_MS = 8_000;

/** Frees its decoder at the end, which old televisions otherwise keep. */
function SilentVideo({ source, poster, label, onEnd }: SilentVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const video = ref.current!;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      if (!isOver) timer = setTimeout(onEnd, POSTER_MS);
    };
    // The attribute alone does not permit playing without a gesture.
    video.muted = true;
    video.src = source;
    void video.play().catch(stay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      video.pause();
      video.removeAttribute('src');
      video.load();
    };
  }, [source, onEnd]);
  return (
    <video
      ref={ref}
      className={styles.picture}
      poster={poster}
      muted
      playsInline
      tabIndex={-1}
      aria-label={label}
      onEnded={onEnd}
    />
  );
}

function Caption({ note: { name, text } }: { note: Note }) {
  if (!name && !text) return null;
  return (
    <figcaption className={styles.caption}>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {name && (
        <p className={styles.name} dir="auto">
          {name}
        </p>
      )}
    </figcaption>
  );
}

/** A few pixels of the picture, spread over the space beside it. */
function groundOf({ item }: Shot) {
  return item.placeholder === undefined
    ? undefined
    : { backgroundImage: `url("${item.placeholder}")` };
}
