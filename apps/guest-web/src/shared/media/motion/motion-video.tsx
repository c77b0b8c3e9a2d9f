import { useState } from 'react';
import type { Motion } from './use-motion';
import styles from './motion-video.module.css';

interface MotionVideoProps {
  motion: Motion;
  /** The part of the clip that stays visible. */
  fit: 'cover' | 'contain';
}

/** The clip over its still, without sound. Loads when it plays. */
export function MotionVideo({ motion, fit }: MotionVideoProps) {
  const [shown, setShown] = useState<string>();
  const { clip, isPlaying, fail } = motion;
  if (!isPlaying) return null;
  return (
    <video
      className={`${styles.video} ${styles[fit]} ${shown === clip ? styles.shown : ''}`}
      src={clip}
      muted
      playsInline
      autoPlay
      loop
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setShown(clip)}
      onError={fail}
    />
  );
}
