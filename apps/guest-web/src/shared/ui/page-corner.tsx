import { LanguageSwitcher } from './language-switcher';
import styles from './page-corner.module.css';
import { ThemeToggle } from './theme-toggle';

/** Language and theme. Floating, it lies over a page that says one thing. */
export function PageCorner({ isFloating = false }: { isFloating?: boolean }) {
  return (
    <div className={`${styles.corner} ${isFloating ? styles.floating : ''}`}>
      <LanguageSwitcher />
      <ThemeToggle />
    </div>
  );
}
