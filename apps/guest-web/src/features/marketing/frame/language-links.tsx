import { LANGUAGES, sitePath, type Language } from '@hatira/contract';
import { LANGUAGE_NAMES } from '../../../shared/i18n/language-names';
import { Drawing } from '../parts/drawing';
import { useSite } from '../site';
import styles from './language-links.module.css';

/** `src/site.ts` remembers a choice. */
export function LanguageLinks() {
  const { language, texts } = useSite();
  return (
    <details className={styles.menu} data-menu>
      <summary
        className={styles.current}
        aria-label={`${texts.nav.language}: ${LANGUAGE_NAMES[language]}`}
      >
        <Flag language={language} isFirst />
        <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
      </summary>
      <ul className={styles.list}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <LanguageLink code={code} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LanguageLink({ code }: { code: Language }) {
  const { page, language } = useSite();
  return (
    <a
      href={sitePath(page === 'not-found' ? 'home' : page, code)}
      hrefLang={code}
      lang={code}
      data-language={code}
      aria-current={code === language ? 'true' : undefined}
    >
      <Flag language={code} />
      {LANGUAGE_NAMES[code]}
    </a>
  );
}

function Flag({
  language,
  isFirst,
}: {
  language: Language;
  isFirst?: boolean;
}) {
  return (
    <Drawing
      name={`flag-${language}`}
      alt=""
      isFirst={isFirst}
      className={styles.flag}
    />
  );
}
