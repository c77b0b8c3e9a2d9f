import { useTranslation } from 'react-i18next';
import { formatPercent } from '@hatira/contract';
import { formatLanguage } from '../../i18n/i18n';
import { IconButton } from '../button/icon-button';
import {
  FullScreenIcon,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  SoundIcon,
} from '../button/icons';
import { formatTime } from './format-time';
import styles from './player-bar.module.css';
import { Slider } from './slider';
import type { VideoControls } from './use-video';

/** Specification section 9. */
const VOLUME_STEP = 0.05;
const SEEK_STEP_SECONDS = 0.1;

let isSettable: boolean | undefined;

interface PlayerBarProps {
  controls: VideoControls;
  hasVolume: boolean;
  tabIndex: number;
  onFullScreen: () => void;
}

export function PlayerBar({
  controls,
  hasVolume,
  tabIndex,
  onFullScreen,
}: PlayerBarProps) {
  const { t } = useTranslation();
  const { state, toggle, seek, changeVolume, toggleMuted } = controls;
  const { duration, isMuted, isPlaying, time } = state;
  const length = Number.isFinite(duration) ? duration : 0;
  const volume = isMuted ? 0 : state.volume;
  const button = { className: styles.button, tabIndex };
  return (
    <div className={styles.bar} data-small={!hasVolume} data-no-swipe>
      <Slider
        className={styles.seek}
        label={t('player.seek')}
        value={Math.min(time, length)}
        max={length}
        step={SEEK_STEP_SECONDS}
        spoken={t('player.position', {
          time: formatTime(time),
          duration: formatTime(duration),
        })}
        tabIndex={tabIndex}
        onChange={seek}
      />
      <div className={styles.row}>
        <IconButton
          {...button}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <span className={styles.time}>
          {formatTime(time)}
          <span className={styles.duration}> / {formatTime(duration)}</span>
        </span>
        <IconButton
          {...button}
          label={t(isMuted ? 'player.unmute' : 'player.mute')}
          onClick={toggleMuted}
        >
          {isMuted ? <MutedIcon /> : <SoundIcon />}
        </IconButton>
        {hasVolume && canSetVolume() && (
          <Slider
            className={styles.volume}
            label={t('player.volume')}
            value={volume}
            max={1}
            step={VOLUME_STEP}
            spoken={formatPercent(Math.round(volume * 100), formatLanguage())}
            tabIndex={tabIndex}
            onChange={changeVolume}
          />
        )}
        <IconButton
          {...button}
          label={t('player.fullScreen')}
          onClick={onFullScreen}
        >
          <FullScreenIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** False on phones that ignore the page's value. */
function canSetVolume(): boolean {
  if (isSettable === undefined) {
    const probe = document.createElement('video');
    probe.volume = 0.5;
    isSettable = probe.volume === 0.5;
  }
  return isSettable;
}
