import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** For those who listen to the page. */
export function VisuallyHidden(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={styles.hidden} />;
}
