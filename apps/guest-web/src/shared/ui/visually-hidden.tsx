import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** Hides its content from all but screen readers. */
export function VisuallyHidden(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={styles.hidden} />;
}
