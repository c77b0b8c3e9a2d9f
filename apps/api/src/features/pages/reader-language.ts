import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@hatira/contract';
import type { Request } from 'express';

/** For homepage and gallery, if the browser does not accept our languages. */
export const START_LANGUAGE: Language = 'en';

/**
 * The language of a page.
 * @param otherwise if the browser does not accept our languages
 */
export function readerLanguage(
  { headers }: Request,
  otherwise = FALLBACK_LANGUAGE,
): Language {
  return preferredLanguage(headers['accept-language']) ?? otherwise;
}

/** The browser's preferred language of ours, by `Accept-Language`. */
export function preferredLanguage(
  header: string | undefined,
): Language | undefined {
  const wishes = (header ?? '').split(',', MAX_WISHES).map(wishOf);
  const known = wishes
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return known.map(({ language }) => language).find(isLanguage);
}

/** More than any browser sends. */
const MAX_WISHES = 32;

function wishOf(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const [language = ''] = tag.trim().split('-');
  const quality = parameters
    .map((parameter) => /^\s*q=([\d.]{1,5})\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return { language, weight: quality === undefined ? 1 : Number(quality) || 0 };
}
