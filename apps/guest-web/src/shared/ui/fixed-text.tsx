import { currentLanguage } from '../i18n/i18n';

interface FixedTextProps {
  fixed: string;
  fixedLanguage?: 'tr' | 'en';
  /** Shown on a second line when it differs. */
  translation: string;
}

/**
 * Shows a text that is the same in every language, followed by its translation.
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
