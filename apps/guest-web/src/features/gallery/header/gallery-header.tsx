import type { ReactNode } from 'react';
import { LanguageSwitcher } from '../../../shared/ui/language-switcher';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import styles from './gallery-header.module.css';

/** Language and theme in a corner, and the page's title. */
export function GalleryHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={children ? styles.header : styles.floating}>
      <div className={styles.corner}>
        <LanguageSwitcher />
        <ThemeToggle />
      </div>
      {children && <div className={styles.title}>{children}</div>}
    </header>
  );
}
