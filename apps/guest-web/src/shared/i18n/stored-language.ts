import type { Language } from '@hatira/contract';

/** Also in `shell/boot.ts` and `shell/site-boot.ts`. */
const STORAGE_KEY = 'i18nextLng';

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Private window: the choice lives as long as the page.
  }
}
