import { isLanguage } from '@hatira/contract';
import { rememberLanguage } from '../../../shared/i18n/stored-language';

/**
 * Remembers a clicked language link for the upload page and the gallery, too.
 */
export function bringLanguageChoice(root: ParentNode): void {
  root.addEventListener('click', ({ target }) => {
    const language = (target as Element).closest<HTMLElement>('[data-language]')
      ?.dataset['language'];
    if (isLanguage(language)) rememberLanguage(language);
  });
}
