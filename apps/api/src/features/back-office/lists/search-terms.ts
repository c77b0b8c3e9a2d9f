/** Texts that stand for one word of a search: one of them must be found. */
export type SearchTerm = string[];

const TERM =
  /(?<!\d)(?:(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))(?!\d)|[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*/gu;

/**
 * Splits a search into its words: all must be found, in any order, and
 * everything but letters, digits and hyphens separates them. A date is also
 * searched as `DDMMYY`, its form in paths.
 */
export function searchTerms(text: string): SearchTerm[] {
  return [...text.normalize('NFC').matchAll(TERM)].map((match) => {
    const [found, day, , month, year, isoYear, isoMonth, isoDay] = match;
    const date = [day ?? isoDay, month ?? isoMonth, year ?? isoYear];
    if (date.every((part) => part === undefined)) return [found];
    const digits = date.map((part = '') => part.slice(-2).padStart(2, '0'));
    return [digits.join(''), found.replaceAll(/[./]/g, '-')];
  });
}
