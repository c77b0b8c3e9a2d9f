import { currentLanguage } from '../i18n/i18n';

interface FixedTextProps {
  /** The text quoted from the specification. */
  fixed: string;
  /** The language of the quote. */
  fixedLanguage?: 'tr' | 'en';
  /**
   * The text in the page's language; shown on a second line when it differs.
   */
  translation: string;
}

/**
 * A quoted text, which is the same in every language, followed by its
 * translation.
 */
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
