import { monthOf } from './month-names.js';

/** The first and the last day, `YYYY-MM-DD`. */
export type Days = [first: string, last: string];

/** One of these texts must be found, or a date of these days. */
export interface SearchTerm {
  texts: string[];
  days?: Days;
}

const WORD = '[\\p{L}\\p{M}\\p{Nd}]+(?:-[\\p{L}\\p{M}\\p{Nd}]+)*';
const NUMBERS =
  '(?<!\\d)(?:(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})|(\\d{4})-(\\d{1,2})-(\\d{1,2}))(?!\\d)';
/** `28 Kasım 2026`, `November 28, 2026`, `Kasım 2026` */
const MONTH =
  '(?<![\\p{L}\\p{Nd}-])(?:(\\d{1,2})\\.? )?(\\p{L}[\\p{L}\\p{M}]+)(?: (\\d{1,2}),?)? (20\\d{2})(?![\\p{L}\\p{Nd}-])';
const TERM = new RegExp(`${NUMBERS}|${MONTH}|${WORD}`, 'gu');
/** Words between two names. */
const JOINING = new Set(['ile', 've', 'and']);

/**
 * Splits a search into words at all but letters, digits and hyphens; every word
 * must be found. Dates are also searched as `DDMMYY`, their form in paths.
 * Words that join names are left out beside others.
 */
export function searchTerms(text: string): SearchTerm[] {
  const spaced = text.normalize('NFC').replace(/\s+/g, ' ');
  const terms = [...spaced.matchAll(TERM)].flatMap(termsOf);
  const named = terms.filter(
    ({ texts }) => !texts.every((word) => JOINING.has(word.toLowerCase())),
  );
  return named.length > 0 ? named : terms;
}

function termsOf(match: RegExpMatchArray): SearchTerm[] {
  const [found, day, , month, year, ...rest] = match;
  const [isoYear, isoMonth, isoDay, ...named] = rest;
  if (year !== undefined) return [numberTerm(found, [day, month, year])];
  if (isoYear !== undefined)
    return [numberTerm(found, [isoDay, isoMonth, isoYear])];
  const [before, name, after, wordYear] = named;
  if (name === undefined) return [{ texts: [found] }];
  return monthTerms(found, { day: before ?? after, name, year: wordYear });
}

/** @param date day, month and year, as typed */
function numberTerm(found: string, date: (string | undefined)[]): SearchTerm {
  const digits = date.map((part = '') => part.slice(-2).padStart(2, '0'));
  const century = (date[2] ?? '').slice(0, -2) || '20';
  return dated(
    [digits.join(''), found.replaceAll(/[./]/g, '-')],
    century + digits.toReversed().join('-'),
  );
}

interface NamedMonth {
  day: string | undefined;
  name: string;
  year: string | undefined;
}

/** Words of another meaning are words of the search. */
function monthTerms(found: string, { day, name, year = '' }: NamedMonth) {
  const month = monthOf(name);
  const words = found.match(new RegExp(WORD, 'gu')) ?? [];
  if (month === undefined) return words.map((word) => ({ texts: [word] }));
  const text = [words.join('-')];
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  if (day !== undefined)
    return [dated(text, `${prefix}-${day.padStart(2, '0')}`)];
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return [{ texts: text, days: [`${prefix}-01`, `${prefix}-${last}`] as Days }];
}

/** A date that does not exist is a text only. */
function dated(texts: string[], date: string): SearchTerm {
  const ms = Date.parse(date);
  const isReal =
    !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
  return isReal ? { texts, days: [date, date] } : { texts };
}
