import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon } from '../icons';
import { toggleFullScreen } from './full-screen';
import { PlayerBar } from './player-bar';
import { useVideo } from './use-video';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  /** Undefined as long as nothing of it may be loaded. */
  src: string | undefined;
  /** What it shows, for those who listen. */
  label: string;
  /** The frame to show before it plays, in seconds; the middle of what is shorter. */
  previewAtSeconds: number;
  /** The place of its controls in the order of the Tab key. */
  tabIndex?: number;
  /** The preview frame is there. */
  onReady?: (size: { width: number; height: number }) => void;
  onFail?: () => void;
}

/** A video with our own controls: the whole picture plays and pauses, the bar seeks, mutes and fills the screen. */
export function VideoPlayer({ src, label, previewAtSeconds, tabIndex = 0, onReady, onFail }: VideoPlayerProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const { state, toggle, seek, toggleMuted, events } = useVideo(ref);

  const showPreview = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (video.videoWidth === 0) return onFail?.();
    if (video.played.length === 0) video.currentTime = Math.min(previewAtSeconds, video.duration / 2 || 0);
  };
  const tellReady = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) =>
    onReady?.({ width: video.videoWidth, height: video.videoHeight });
  const action = t(state.isPlaying ? 'player.pause' : 'player.play');

  return (
    <div ref={frame} className={`${styles.frame} ${state.isPlaying ? styles.playing : ''}`}>
      {/* Guests' own recordings: nobody has written captions for them. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        src={src}
        preload={src ? 'metadata' : 'none'}
        playsInline
        tabIndex={-1}
        aria-label={label}
        onLoadedMetadata={showPreview}
        onSeeked={tellReady}
        onError={onFail}
        {...events}
      />
      <button
        type="button"
        className={styles.overlay}
        tabIndex={tabIndex}
        aria-label={`${action}: ${label}`}
        onClick={toggle}
      >
        <span className={styles.sign}>{!state.isPlaying && <PlayIcon />}</span>
      </button>
      {state.hasStarted && (
        <PlayerBar
          state={state}
          tabIndex={tabIndex}
          onToggle={toggle}
          onSeek={seek}
          onToggleMuted={toggleMuted}
          onFullScreen={() => void toggleFullScreen(frame.current!, ref.current!).catch(() => undefined)}
        />
      )}
    </div>
  );
}
