import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem, Note } from '@hatira/contract';
import { MediaNote } from '../../../shared/media/wedding/media-note';
import { noteEndOf } from './note-end';
import styles from './note-overlay.module.css';

/** A longer note opens on a tap. */
const MAX_CHARACTERS = 110;
const MAX_LINES = 3;

export function NoteOverlay({ note, item }: { note: Note; item: MediaItem }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { text = '' } = note;
  const isLong =
    text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;
  return (
    <div
      className={styles.overlay}
      data-at={noteEndOf(item)}
      data-open={isOpen}
    >
      <div
        className={`${styles.words} ${isLong && !isOpen ? styles.cut : ''}`}
        data-no-swipe={isOpen || undefined}
      >
        <MediaNote note={note} />
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          data-no-swipe
          aria-expanded={isOpen}
          aria-label={t('viewer.wholeNote')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '−' : '…'}
        </button>
      )}
    </div>
  );
}
