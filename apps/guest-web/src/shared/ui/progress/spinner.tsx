import type { ReactNode } from 'react';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Takes the whole window. */
  isPage?: boolean;
  children?: ReactNode;
}

export function Spinner({ isPage = false, children }: SpinnerProps) {
  return (
    <div className={isPage ? styles.page : styles.inline} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
