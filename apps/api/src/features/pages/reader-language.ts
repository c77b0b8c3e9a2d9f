import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@hatira/contract';
import type { Request } from 'express';

/** For homepage and gallery, if the browser does not accept our languages. */
export const START_LANGUAGE: Language = 'en';

/**
 * The language of a page: the first of ours that the browser accepts, in any
 * region.
 * @param otherwise if the browser does not accept our languages
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
