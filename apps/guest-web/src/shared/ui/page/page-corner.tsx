import type { ReactNode } from 'react';
import { LanguageSwitcher } from './language-switcher';
import styles from './page-corner.module.css';
import { ThemeToggle } from './theme-toggle';

interface PageCornerProps {
  /** Stands before them. */
  children?: ReactNode;
  /** Lies over a page that says one thing. */
  isFloating?: boolean;
  /** Leaves the line to others. */
  isCompact?: boolean;
}

/** Language and theme. */
export function PageCorner({
  isFloating = false,
  isCompact = false,
  children,
}: PageCornerProps) {
  // Elsewhere it stands in the page's header.
  const Box = isFloating ? 'header' : 'div';
  return (
    <Box className={`${styles.corner} ${isFloating ? styles.floating : ''}`}>
      {children}
      <LanguageSwitcher isCompact={isCompact} />
      <ThemeToggle />
    </Box>
  );
}
