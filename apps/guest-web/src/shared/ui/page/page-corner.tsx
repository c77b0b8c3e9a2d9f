import type { ReactNode } from 'react';
import { LanguageSwitcher } from './language-switcher';
import styles from './page-corner.module.css';
import { ThemeToggle } from './theme-toggle';

interface PageCornerProps {
  children?: ReactNode;
  isFloating?: boolean;
  isCompact?: boolean;
}

export function PageCorner({
  isFloating = false,
  isCompact = false,
  children,
}: PageCornerProps) {
  // Other pages place it in their header.
  const Box = isFloating ? 'header' : 'div';
  return (
    <Box className={`${styles.corner} ${isFloating ? styles.floating : ''}`}>
      {children}
      <LanguageSwitcher isCompact={isCompact} />
      <ThemeToggle />
    </Box>
  );
}
