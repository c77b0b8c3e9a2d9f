import type { ReactNode } from 'react';
import type { TitleFont } from '@hatira/contract';
import { CoupleHeading } from '../page/couple-heading';
import { Introduction } from '../page/introduction';
import styles from '../page/wedding-upload.module.css';

interface PreparingWeddingProps {
  uploadPath: string;
  titleFont: TitleFont;
  /** What is being waited for. */
  children: ReactNode;
}

/** A wedding that the server knows, while its path is checked: what the shell shows already stays where it is. */
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
