import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon } from '../button/icons';
import { toggleFullScreen } from './full-screen';
import { PlayerBar } from './player-bar';
import { useVideo, type VideoControls } from './use-video';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  /** Undefined: loading is not allowed. */
  src: string | undefined;
  /** Accessible name. */
  label: string;
  /** Until playback; no data is loaded before. */
  poster?: ReactNode;
  /** The second whose frame is shown where there is no poster; the middle of a shorter video. */
  previewAtSeconds?: number;
  /** Shown whole, with all controls. */
  isLarge?: boolean;
  tabIndex?: number;
  onReady?: (size: { width: number; height: number }) => void;
  onFail?: () => void;
}

/** A click on the picture plays and pauses. */
export function VideoPlayer({
  src,
  label,
  poster,
  tabIndex = 0,
  ...rest
}: VideoPlayerProps) {
  const { previewAtSeconds = 0, isLarge, onReady, onFail } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const { events, ...controls } = useVideo(ref);
  const { hasStarted, isPlaying } = controls.state;
  const hasPoster = poster !== undefined;

  const showPreview = ({
    currentTarget: video,
  }: SyntheticEvent<HTMLVideoElement>) => {
    if (video.videoWidth === 0) return onFail?.();
    const isPreview = !hasPoster && video.played.length === 0;
    if (isPreview)
      video.currentTime = Math.min(previewAtSeconds, video.duration / 2 || 0);
  };
  const reportReady = ({
    currentTarget: video,
  }: SyntheticEvent<HTMLVideoElement>) =>
    onReady?.({ width: video.videoWidth, height: video.videoHeight });
  const look = [
    styles.frame,
    isPlaying && styles.playing,
    isLarge && styles.large,
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <div ref={frame} className={look}>
      {/* Guests' own recordings have no captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        src={src}
        preload={isLarge || !hasPoster ? 'metadata' : 'none'}
        playsInline
        tabIndex={-1}
        aria-label={label}
        onLoadedMetadata={showPreview}
        onSeeked={reportReady}
        onError={onFail}
        {...events}
      />
      {hasPoster && !hasStarted && (
        <div className={styles.poster}>{poster}</div>
      )}
      <PlayOverlay controls={controls} label={label} tabIndex={tabIndex} />
      {(isLarge || hasStarted) && (
        <PlayerBar
          controls={controls}
          hasVolume={isLarge === true}
          tabIndex={tabIndex}
          onFullScreen={() =>
            void toggleFullScreen(frame.current!, ref.current!).catch(
              () => undefined,
            )
          }
        />
      )}
    </div>
  );
}

interface PlayOverlayProps {
  controls: VideoControls;
  label: string;
  tabIndex: number;
}

function PlayOverlay({ controls, label, tabIndex }: PlayOverlayProps) {
  const { t } = useTranslation();
  const { isPlaying, isWaiting } = controls.state;
  return (
    <button
      type="button"
      className={styles.overlay}
      tabIndex={tabIndex}
      aria-label={`${t(isPlaying ? 'player.pause' : 'player.play')}: ${label}`}
      aria-busy={isWaiting}
      onClick={controls.toggle}
    >
      <span className={`${styles.sign} ${isWaiting ? styles.waiting : ''}`}>
        {!isPlaying && <PlayIcon />}
      </span>
    </button>
  );
}
