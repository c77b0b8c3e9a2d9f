import { useEffect, useState } from 'react';
import type { LanguageSwitcher } from '../../../shared/ui/page/language-switcher';
import styles from './language-corner.module.css';

/**
 * Loads after the page, in a reserved place. A change keeps files, uploads and
 * notes.
 */
export function LanguageCorner({ isCompact }: { isCompact: boolean }) {
  const [late, setLate] = useState<{ Switcher?: typeof LanguageSwitcher }>({});
  useEffect(() => {
    import('../../../shared/ui/page/language-switcher').then(
      (module) => setLate({ Switcher: module.LanguageSwitcher }),
      // The page works without it.
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.corner}>
      {late.Switcher && <late.Switcher isCompact={isCompact} />}
    </div>
  );
}
