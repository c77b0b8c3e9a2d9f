import type { ReactNode } from 'react';
import type { TitleFont } from '@hatira/contract';
import { CoupleHeading } from '../page/couple-heading';
import { Introduction } from '../page/introduction';
import styles from '../page/wedding-upload.module.css';

interface PreparingWeddingProps {
  uploadPath: string;
  titleFont: TitleFont;
  /** The text about the check in progress. */
  children: ReactNode;
}

/**
 * A known wedding while its path is checked: keeps the heading of the shell in
 * place.
 */
export function PreparingWedding({
  uploadPath,
  titleFont,
  children,
}: PreparingWeddingProps) {
  return (
    <div className={styles.page}>
      <CoupleHeading
        uploadPath={uploadPath}
        titleFont={titleFont}
        isCompact={false}
      />
      <main className={styles.sheet}>
        <Introduction isBrief={false} />
        {children}
      </main>
    </div>
  );
}
