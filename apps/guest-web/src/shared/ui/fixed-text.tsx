import { currentLanguage } from '../i18n/i18n';

interface FixedTextProps {
  /** The text as the specification quotes it. */
  fixed: string;
  /** The language it is quoted in. */
  fixedLanguage?: 'tr' | 'en';
  /** The same in the page's language; shown on a second line where it differs. */
  translation: string;
}

/** A quoted text stands as quoted in every language, followed by its translation (design section 3, Fixed texts). */
export function FixedText({
  fixed,
  fixedLanguage = 'tr',
  translation,
}: FixedTextProps) {
  return (
    <>
      <span lang={fixedLanguage}>{fixed}</span>
      {translation !== fixed && (
        <>
          <br />
          <span lang={currentLanguage()}>{translation}</span>
        </>
      )}
    </>
  );
}
