import { isLanguage } from '@hatira/contract';
import { rememberLanguage } from '../../../shared/i18n/stored-language';

/** Who follows a link to another language has chosen it, for the upload page and the gallery, too. */
export function bringLanguageChoice(root: ParentNode): void {
  root.addEventListener('click', ({ target }) => {
    const language = (target as Element).closest<HTMLElement>('[data-language]')
      ?.dataset['language'];
    if (isLanguage(language)) rememberLanguage(language);
  });
}
