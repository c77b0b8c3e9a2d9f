import { isLanguage, type Language } from '@hatira/contract';

/** The first of our languages that a browser asks for (`Accept-Language`), in the order of its wishes. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '').split(',', MAX_WISHES).map(wishOf);
  const known = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return known.map(({ language }) => language).find(isLanguage);
}

/** More than any browser sends. */
const MAX_WISHES = 32;

function wishOf(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const [language = ''] = tag.trim().split('-');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]{1,5})\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language, weight: quality === undefined ? 1 : Number(quality) || 0 };
}
