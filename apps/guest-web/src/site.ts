import { bringCarousel } from './features/marketing/behaviour/carousel';
import { bringLanguageChoice } from './features/marketing/behaviour/language-choice';
import { bringMenus } from './features/marketing/behaviour/menus';

/** The script of the public site, whose pages also work without it. */
bringMenus([...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]);
bringLanguageChoice(document);
for (const carousel of document.querySelectorAll<HTMLElement>(
  '[data-carousel]',
))
  bringCarousel(carousel);

const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (form)
  void import('./features/marketing/behaviour/contact-form').then((part) =>
    part.bringContactForm(form),
  );
