import type { ReactNode } from 'react';
import { CoupleHeading } from '../page/couple-heading';
import { Introduction } from '../page/introduction';
import type { PageHeading } from './shell-values';
import styles from '../page/wedding-upload.module.css';

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
