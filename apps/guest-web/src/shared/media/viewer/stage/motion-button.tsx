import { useTranslation } from 'react-i18next';
import type { Motion } from '../../motion/use-motion';
import { IconButton } from '../../../ui/button/icon-button';
import { MovingIcon, PauseIcon } from '../../../ui/button/icons';
import styles from './motion-button.module.css';

/** For keyboards, and wherever holding is unknown. */
export function MotionButton({ motion }: { motion: Motion }) {
  const { t } = useTranslation();
  const { clip, isPlaying, toggle } = motion;
  if (clip === undefined) return null;
  return (
    <IconButton
      label={t('gallery.playMoving')}
      className={styles.button}
      aria-pressed={isPlaying}
      data-no-swipe
      onClick={toggle}
    >
      {isPlaying ? <PauseIcon /> : <MovingIcon />}
    </IconButton>
  );
}
