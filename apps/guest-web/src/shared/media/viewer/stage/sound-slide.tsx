import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { noteOf } from '../../file/media-file';
import styles from './cannot-show.module.css';
import { noteEndOf } from './note-end';

interface SoundSlideProps {
  item: MediaItem;
  /** Others neither load nor play. */
  isCurrent: boolean;
}

/** A recording without a picture, such as a voice note. */
export function SoundSlide({ item, isCurrent }: SoundSlideProps) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.tile}
      data-note={noteOf(item) && noteEndOf(item)}
      role="status"
    >
      <p className={styles.name}>{item.file_name}</p>
      <p>{t('gallery.sound')}</p>
      {isCurrent && (
        // Guests' own recordings have no captions.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio
          className={styles.sound}
          controls
          preload="metadata"
          src={item.storage_url}
          aria-label={item.file_name}
        />
      )}
    </div>
  );
}
