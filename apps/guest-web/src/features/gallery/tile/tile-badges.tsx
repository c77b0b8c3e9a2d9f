import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Stack } from '../../../shared/media/file/folded';
import { hasPlayMark } from '../../../shared/media/file/has-play-mark';
import { noteOf } from '../../../shared/media/file/media-file';
import type { Motion } from '../../../shared/media/motion/use-motion';
import { Icon } from '../../../shared/ui/button/icon';
import {
  HiddenPictureIcon,
  HourglassIcon,
  MovingIcon,
  PlayIcon,
  StackIcon,
} from '../../../shared/ui/button/icons';
import { useGalleryTools } from '../tools/gallery-tools';
import { useIsIn } from '../tools/id-set';
import type { GridShape } from '../masonry/grid-shape';
import styles from './tile-badges.module.css';

interface TileBadgesProps {
  item: MediaItem;
  motion: Motion;
  /** The stack of this picture and others. */
  stack: Stack | undefined;
  tabIndex: number;
  /** In compact ones marks stand for the player and the note. */
  size: GridShape['tiles'];
}

const NOTE = 'M4 5h16v11h-9l-4 4v-4H4z';

/** A photo that moves; the number of stacked pictures, which opens the stack. */
export function TileBadges({
  item,
  motion,
  stack,
  tabIndex,
  size,
}: TileBadgesProps) {
  const { t } = useTranslation();
  const isVideo = size !== 'full' && hasPlayMark(item);
  const note = size === 'compact' ? noteOf(item)?.text : undefined;
  const { exposure } = item;
  const isMarked = [motion.clip, stack, note, exposure].some(
    (mark) => mark !== undefined,
  );
  if (!isMarked && !isVideo) return null;
  return (
    <div className={styles.badges}>
      {exposure && <ExposureMark exposure={exposure} />}
      {note !== undefined && (
        <span className={styles.badge} role="img" aria-label={note}>
          <Icon path={NOTE} />
        </span>
      )}
      {isVideo && (
        <span className={styles.badge}>
          <PlayIcon />
        </span>
      )}
      {motion.clip !== undefined && (
        <span
          className={styles.badge}
          role="img"
          aria-label={t('gallery.moving')}
          title={t('gallery.moving')}
        >
          <MovingIcon />
        </span>
      )}
      {stack && <StackBadge id={item.id} stack={stack} tabIndex={tabIndex} />}
    </div>
  );
}

/** Guests do not see the picture. */
function ExposureMark({ exposure }: { exposure: 'held' | 'hidden' }) {
  const { t } = useTranslation();
  const label = t(`gallery.${exposure}`);
  return (
    <span className={styles.badge} role="img" aria-label={label} title={label}>
      {exposure === 'held' ? <HourglassIcon /> : <HiddenPictureIcon />}
    </span>
  );
}

interface StackBadgeProps {
  /** The id of the first picture. */
  id: string;
  stack: Stack;
  tabIndex: number;
}

/** Opens and closes the stack. */
function StackBadge({ id, stack, tabIndex }: StackBadgeProps) {
  const { t } = useTranslation();
  const { open } = useGalleryTools();
  const isOpen = useIsIn(open, id);
  const { count: number, isSame } = stack;
  const label = t(isSame ? 'gallery.copies' : 'stacks.similar', { number });
  return (
    <button
      type="button"
      className={`${styles.badge} ${styles.stack}`}
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={() => (isOpen ? open.remove([id]) : open.add([id]))}
    >
      <StackIcon />
      {number}
    </button>
  );
}
