import { currentLanguage } from '../i18n/i18n';

interface FixedTextProps {
  fixed: string;
  fixedLanguage?: 'tr' | 'en';
  /** The text for a second line when it differs. */
  translation: string;
}

/** A text that is the same in every language, with its translation. */
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
