import type { Language } from '@hatira/contract';

export const LANGUAGE_NAMES: Record<Language, string> = {
  tr: 'Türkçe',
  az: 'Azərbaycanca',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  el: 'Ελληνικά',
  es: 'Español',
  de: 'Deutsch',
  nl: 'Nederlands',
  kk: 'Қазақша',
  ru: 'Русский',
};
