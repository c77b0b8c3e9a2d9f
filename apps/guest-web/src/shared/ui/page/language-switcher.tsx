import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@hatira/contract';
import { changeLanguage, currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_NAMES } from '../../i18n/language-names';
import styles from './language-switcher.module.css';

type Flags = typeof import('./flags').FLAGS;

/** Shows only the flag when compact. */
export function LanguageSwitcher({
  isCompact = false,
}: {
  isCompact?: boolean;
}) {
  const { t } = useTranslation();
  const flags = useFlags();
  const language = currentLanguage();
  const flag = flags?.[language];

  return (
    <label className={`${styles.switcher} ${isCompact ? styles.compact : ''}`}>
      <span className={styles.flag} aria-hidden="true">
        {flag && <img src={flag} alt="" width="21" height="14" />}
      </span>
      <select
        className={styles.select}
        aria-label={t('common.language')}
        value={language}
        onChange={(event) =>
          void changeLanguage(event.target.value as Language)
        }
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Loads after the page, in a reserved place. */
function useFlags(): Flags | undefined {
  const [flags, setFlags] = useState<Flags>();
  useEffect(() => {
    let isMounted = true;
    void import('./flags').then(({ FLAGS }) => isMounted && setFlags(FLAGS));
    return () => {
      isMounted = false;
    };
  }, []);
  return flags;
}
