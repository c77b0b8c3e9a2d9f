import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@hatira/contract';
import type { Request } from 'express';

/**
 * The language of homepage and gallery if the browser accepts no language of
 * ours.
 */
export const START_LANGUAGE: Language = 'en';

/**
 * Returns the first of our languages that the browser accepts, in any region.
 * @param otherwise if it accepts none of ours
 */
export function readerLanguage(
  request: Request,
  otherwise = FALLBACK_LANGUAGE,
): Language {
  const accepted = request
    .acceptsLanguages()
    .map((tag) => tag.toLowerCase().split('-')[0]);
  return accepted.find(isLanguage) ?? otherwise;
}
