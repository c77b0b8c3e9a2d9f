import type { ReactNode } from 'react';
import { PageCorner } from '../../../shared/ui/page/page-corner';
import styles from './gallery-header.module.css';

/** The page's title, with language and theme in a corner. */
export function GalleryHeader({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <PageCorner />
      <div className={styles.title}>{children}</div>
    </header>
  );
}
