import type { Language } from '@hatira/contract';

/**
 * Also read by the boot scripts of the app (`shell/boot.js`) and of the public
 * site (`shell/site-boot.js`).
 */
const STORAGE_KEY = 'i18nextLng';

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Private window without storage: the choice lives as long as the page.
  }
}
