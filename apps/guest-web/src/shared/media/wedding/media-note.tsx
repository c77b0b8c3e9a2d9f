import type { ReactNode } from 'react';
import type { Note } from '@hatira/contract';
import { PersonIcon } from '../../ui/button/icons';
import styles from './media-note.module.css';

interface MediaNoteProps {
  note: Note;
  /** The name, for example as a link. */
  byline?: ReactNode;
}

/** A name alone has a person icon. */
export function MediaNote({ note, byline }: MediaNoteProps) {
  const { name, text } = note;
  return (
    <div className={styles.note}>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {name && (
        <p className={styles.byline}>
          {!text && <PersonIcon />}
          {byline ?? <span dir="auto">{name}</span>}
        </p>
      )}
    </div>
  );
}
