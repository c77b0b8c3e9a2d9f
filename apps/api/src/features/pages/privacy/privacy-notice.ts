import { PRIVACY_PAGE, sitePath } from '@hatira/contract';
import type { Settings } from '../../../platform/settings/settings.js';

type Notice = Pick<Settings['brand'], 'privacyText' | 'privacyUrl'>;

/**
 * Returns our page where a text is set, else the operator's address; may be
 * empty.
 */
export function privacyAddress({ privacyText, privacyUrl }: Notice): string {
  return privacyText.trim() === '' ? privacyUrl : sitePath(PRIVACY_PAGE);
}

/** Splits at empty lines; keeps line breaks within paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
