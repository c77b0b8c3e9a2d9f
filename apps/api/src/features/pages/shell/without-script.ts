import type { Language } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';

/** Message, and text of the link home. */
const WORDS: Record<Language, [sentence: string, home: string]> = {
  tr: [
    'Bu sayfa JavaScript ile çalışır. Lütfen tarayıcınızda açıp sayfayı yenileyin.',
    'Ana sayfa',
  ],
  az: [
    'Bu səhifə JavaScript ilə işləyir. Zəhmət olmasa, onu brauzerinizdə açıb səhifəni yeniləyin.',
    'Ana səhifə',
  ],
  en: [
    'This page needs JavaScript. Please turn it on in your browser and reload the page.',
    'Home',
  ],
  it: [
    'Questa pagina richiede JavaScript. Attivalo nel browser e ricarica la pagina.',
    'Pagina iniziale',
  ],
  fr: [
    'Cette page a besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.',
    'Accueil',
  ],
  el: [
    'Αυτή η σελίδα χρειάζεται JavaScript. Ενεργοποιήστε το στον περιηγητή σας και ανανεώστε τη σελίδα.',
    'Αρχική',
  ],
  es: [
    'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargarla.',
    'Inicio',
  ],
  de: [
    'Diese Seite braucht JavaScript. Bitte schalte es im Browser ein und lade die Seite neu.',
    'Startseite',
  ],
  nl: [
    'Deze pagina heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
    'Startpagina',
  ],
  kk: [
    'Бұл бетке JavaScript қажет. Оны браузеріңізде қосып, бетті жаңартыңыз.',
    'Басты бет',
  ],
  ru: [
    'Для этой страницы нужен JavaScript. Включите его в браузере и обновите страницу.',
    'Главная',
  ],
};

/** Message without JavaScript; the shell hides it otherwise (`index.html`). */
export function withoutScript(language: Language): string {
  const [sentence, home] = WORDS[language];
  return `<div class="scriptless"><p>${escapeHtml(sentence)}</p><p><a href="/${language}/">${home}</a></p></div>`;
}
