/** Specification section 1. */
export const LANGUAGES = [
  'tr',
  'az',
  'en',
  'it',
  'fr',
  'el',
  'es',
  'de',
  'nl',
  'kk',
  'ru',
] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'tr';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}
