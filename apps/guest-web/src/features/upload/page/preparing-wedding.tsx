import type { ReactNode } from 'react';
import { CoupleHeading } from './couple-heading';
import { Introduction } from './introduction';
import type { PageHeading } from '../opening/shell-values';
import styles from './wedding-upload.module.css';

interface PreparingWeddingProps {
  heading: PageHeading;
  children: ReactNode;
}

/** Keeps the shell's heading while the path is checked. */
export function PreparingWedding({ heading, children }: PreparingWeddingProps) {
  return (
    <div className={styles.page}>
      <CoupleHeading heading={heading} isCompact={false} />
      <main className={styles.sheet}>
        <Introduction isBrief={false} />
        {children}
      </main>
    </div>
  );
}
