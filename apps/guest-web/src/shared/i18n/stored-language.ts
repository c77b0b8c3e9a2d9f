import type { Language } from '@hatira/contract';

/** Read by the boot scripts of the app (`shell/boot.js`) and of the public site (`shell/site-boot.js`), too. */
const STORAGE_KEY = 'i18nextLng';

/** Remembers the language that somebody has chosen. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A private window without storage: the choice lives as long as the page.
  }
}
