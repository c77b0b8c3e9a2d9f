import { PRIVACY_PAGE, sitePath } from '@hatira/contract';
import type { Settings } from '../../../platform/settings/settings.js';

type Notice = Pick<Settings['brand'], 'privacyText' | 'privacyUrl'>;

/** Address of the privacy notice: our page where a text is set, else the operator's; empty: neither is set. */
export function privacyAddress({ privacyText, privacyUrl }: Notice): string {
  return privacyText.trim() === '' ? privacyUrl : sitePath(PRIVACY_PAGE);
}

/** Splits a plain text at empty lines; keeps line breaks within a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
