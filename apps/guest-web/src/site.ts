import { isLanguage } from '@hatira/contract';
import { enhanceCarousel } from './features/marketing/behaviour/carousel';
import { enhanceMenus } from './features/marketing/behaviour/menus';
import { rememberLanguage } from './shared/i18n/stored-language';

/** The pages also work without this script. */
enhanceMenus([...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]);
document.addEventListener('click', rememberClickedLanguage);
for (const carousel of document.querySelectorAll<HTMLElement>(
  '[data-carousel]',
))
  enhanceCarousel(carousel);

const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (form)
  void import('./features/marketing/behaviour/contact-form').then((part) =>
    part.enhanceContactForm(form),
  );

/** Remembers the language for the upload page and the gallery, too. */
function rememberClickedLanguage({ target }: MouseEvent): void {
  const language = (target as Element).closest<HTMLElement>('[data-language]')
    ?.dataset['language'];
  if (isLanguage(language)) rememberLanguage(language);
}
