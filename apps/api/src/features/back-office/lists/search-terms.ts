/** One of these texts must be found. */
export type SearchTerm = string[];

const TERM =
  /(?<!\d)(?:(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))(?!\d)|[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*/gu;

/**
 * Splits a search into words at all but letters, digits and hyphens; every word
 * must be found. Dates are also searched as `DDMMYY`, their form in paths.
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
