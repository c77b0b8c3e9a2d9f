import type { ReactNode } from 'react';
import type { TitleFont } from '@hatira/contract';
import { CoupleHeading } from '../page/couple-heading';
import { Introduction } from '../page/introduction';
import styles from '../page/wedding-upload.module.css';

interface PreparingWeddingProps {
  uploadPath: string;
  titleFont: TitleFont;
  children: ReactNode;
}

/** Keeps the heading of the shell in place while the path is checked. */
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
