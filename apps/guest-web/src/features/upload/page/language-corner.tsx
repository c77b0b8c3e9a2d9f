import { useEffect, useState } from 'react';
import type { LanguageSwitcher } from '../../../shared/ui/page/language-switcher';
import styles from './language-corner.module.css';

/**
 * The languages, in a place of their own in the corner, so that nothing moves when they come: after the page is there,
 * as they are no part of its first load. Another language changes the texts only: files, uploads and notes stay.
 */
export function LanguageCorner({ isCompact }: { isCompact: boolean }) {
  const [late, setLate] = useState<{ Switcher?: typeof LanguageSwitcher }>({});
  useEffect(() => {
    import('../../../shared/ui/page/language-switcher').then(
      (module) => setLate({ Switcher: module.LanguageSwitcher }),
      // The page does all else without it.
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.corner}>
      {late.Switcher && <late.Switcher isCompact={isCompact} />}
    </div>
  );
}
