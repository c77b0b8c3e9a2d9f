import { isLanguage } from '@hatira/contract';
import { enhanceCarousel } from './features/marketing/behaviour/carousel';
import { enhanceMenus } from './features/marketing/behaviour/menus';
import { rememberLanguage } from './shared/i18n/stored-language';

/** The pages work without this script. */
enhanceMenus([...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]);
document.addEventListener('click', rememberClickedLanguage);
for (const carousel of document.querySelectorAll<HTMLElement>(
  '[data-carousel]',
))
  enhanceCarousel(carousel);

const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (form) enhance(form);

/** A submission reports a failed load; the next one loads again. */
function enhance(form: HTMLFormElement): void {
  import('./features/marketing/behaviour/contact-form').then(
    (part) => part.enhanceContactForm(form),
    () => {
      if (form.dataset['state'] === 'sending') reportUnsent(form);
      form.addEventListener('submit', () => enhance(form), { once: true });
    },
  );
}

function reportUnsent(form: HTMLFormElement): void {
  const { errorMessage } = JSON.parse(form.dataset['texts'] ?? '{}') as {
    errorMessage: string;
  };
  form.dataset['state'] = 'error';
  form.querySelector('[data-outcome]')!.textContent = errorMessage;
}

/** Remembers the language that upload page and gallery use, too. */
function rememberClickedLanguage({ target }: MouseEvent): void {
  const language = (target as Element).closest<HTMLElement>('[data-language]')
    ?.dataset['language'];
  if (isLanguage(language)) rememberLanguage(language);
}
