// Runs inline before the first paint: theme, an early contact message, redirect
// to the stored language.
import { remember, stored, theme } from './stored';

const root = document.documentElement;

const shown = theme();
root.setAttribute('data-theme', shown);
// A phone's browser bar, the dark paper of tokens.css.
if (shown === 'dark')
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content =
    '#14110F';

let isScriptLost = false;

function report(form: Element): void {
  const texts = JSON.parse(form.getAttribute('data-texts')!) as Record<
    'errorMessage' | 'sending',
    string
  >;
  form.setAttribute('data-state', isScriptLost ? 'error' : 'sending');
  form.querySelector('[data-outcome]')!.textContent = isScriptLost
    ? texts.errorMessage
    : texts.sending;
}

// Modules run after `interactive`, maybe much later.
document.addEventListener('readystatechange', () => {
  const send = document.querySelector<HTMLButtonElement>('[data-send]');
  if (send) send.disabled = false;
});
// `contact-form.ts` sends it once loaded, and then prevents these events.
document.addEventListener('submit', (event) => {
  const form = event.target as Element;
  if (event.defaultPrevented || !form.hasAttribute('data-contact-form')) return;
  event.preventDefault();
  report(form);
});
document.addEventListener(
  'error',
  (event) => {
    if ((event.target as Element).localName !== 'script') return;
    isScriptLost = true;
    const form = document.querySelector('form[data-state="sending"]');
    if (form) report(form);
  },
  true,
);

const choice = (stored('i18nextLng') || '').split('-')[0]!.toLowerCase();

function open(path: string): void {
  location.replace(path + location.search + location.hash);
}

// The 404 page has no alternates: every address below a language is one.
function leaveMissingPage(known: string[]): void {
  const first = location.pathname.split('/')[1]!.toLowerCase();
  const isTranslated = known.indexOf(choice) >= 0 && known.indexOf(first) < 0;
  if (choice !== root.lang && isTranslated)
    open(`/${choice}${location.pathname}`);
}

function rememberLanguage(): void {
  const isAsked = (navigator.languages || []).some(
    (tag) => tag.split('-')[0]!.toLowerCase() === root.lang,
  );
  if (isAsked) remember('i18nextLng', root.lang);
}

function openChosenLanguage(): void {
  const other = document.querySelector<HTMLLinkElement>(
    `link[hreflang="${choice.replace(/\W/g, '')}"]`,
  );
  if (!other) rememberLanguage();
  else if (choice !== root.lang) open(new URL(other.href).pathname);
}

const languages = document.querySelector<HTMLMetaElement>(
  'meta[name="languages"]',
);
if (languages) leaveMissingPage(languages.content.split(' '));
else if (!/^\/[a-z]{2}(\/|$)/i.test(location.pathname)) openChosenLanguage();
