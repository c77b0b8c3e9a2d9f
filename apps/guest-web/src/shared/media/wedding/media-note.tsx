import type { Note } from '@hatira/contract';
import { PersonIcon } from '../../ui/button/icons';
import styles from './media-note.module.css';

/** A name alone has a person icon. */
export function MediaNote({ note }: { note: Note }) {
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
          <span dir="auto">{name}</span>
        </p>
      )}
    </div>
  );
}
