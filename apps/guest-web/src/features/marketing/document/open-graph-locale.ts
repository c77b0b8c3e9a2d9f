import type { Language } from '@hatira/contract';

const LOCALES: Record<Language, string> = {
  tr: 'tr_TR',
  az: 'az_AZ',
  en: 'en_GB',
  it: 'it_IT',
  fr: 'fr_FR',
  el: 'el_GR',
  es: 'es_ES',
  de: 'de_DE',
  nl: 'nl_NL',
  kk: 'kk_KZ',
  ru: 'ru_RU',
};

/** Adds the country that link previews want. */
export function openGraphLocale(language: Language): string {
  return LOCALES[language];
}
