import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button';
import { FullScreenIcon, MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../icons';
import { formatTime } from './format-time';
import styles from './player-bar.module.css';
import type { VideoState } from './use-video';

interface PlayerBarProps {
  state: VideoState;
  tabIndex: number;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onToggleMuted: () => void;
  onFullScreen: () => void;
}

/** Play, time, the bar to seek on, mute and full screen. */
export function PlayerBar({ state, tabIndex, onToggle, onSeek, onToggleMuted, onFullScreen }: PlayerBarProps) {
  const { t } = useTranslation();
  const { duration, isMuted, isPlaying, time } = state;
  const length = Number.isFinite(duration) ? duration : 0;
  const spoken = t('player.position', { time: formatTime(time), duration: formatTime(duration) });
  const button = { className: styles.button, tabIndex };
  return (
    <div className={styles.bar}>
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={Math.min(time, length)}
        style={{ '--played': `${length > 0 ? (time / length) * 100 : 0}%` } as CSSProperties}
        tabIndex={tabIndex}
        aria-label={t('player.seek')}
        aria-valuetext={spoken}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <div className={styles.row}>
        <IconButton {...button} label={t(isPlaying ? 'player.pause' : 'player.play')} onClick={onToggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <span className={styles.time}>
          {formatTime(time)} / {formatTime(duration)}
        </span>
        <IconButton {...button} label={t(isMuted ? 'player.unmute' : 'player.mute')} onClick={onToggleMuted}>
          {isMuted ? <MutedIcon /> : <SoundIcon />}
        </IconButton>
        <IconButton {...button} label={t('player.fullScreen')} onClick={onFullScreen}>
          <FullScreenIcon />
        </IconButton>
      </div>
    </div>
  );
}
