import { containing } from '../../../platform/database/sql/sql-conditions.js';
import { searchTerms } from './search-terms.js';

/** SQL: the next value is a list of couples' hashes. */
export const WEDDINGS_OF_HASHES =
  "(SELECT wedding_id FROM wedding_links WHERE hash = ANY(?) AND access = 'full')";

/** SQL: keys of `search_key()`, indexed for parts of words. */
const SEARCHED = ['weddings.slug_search'];
/**
 * SQL: a link's hash begins like the next value; an array, so that indexes can
 * be combined.
 */
const OF_DIGITS =
  'weddings.id = ANY(ARRAY(SELECT wedding_id FROM wedding_links WHERE hash::text LIKE ?))';
/** Fewer digits begin too many hashes. */
const DIGITS = /^\d{3,16}$/;

/** Each `?` takes the next value. */
export interface SearchCondition {
  sql: string;
  values: string[];
}

/**
 * Finds weddings with every word in the path, regardless of case and marks, or
 * as a hash's beginning.
 */
export function weddingSearch(text: string): SearchCondition {
  const terms = searchTerms(text).map(termCondition);
  return {
    sql: terms.map(({ sql }) => `(${sql})`).join(' AND ') || 'false',
    values: terms.flatMap(({ values }) => values),
  };
}

function termCondition(term: string[]): SearchCondition {
  const patterns = [...new Set(term.flatMap(patternsOf))];
  const inTexts = SEARCHED.flatMap((column) =>
    patterns.map((pattern) => ({
      sql: `${column} LIKE search_key(?)`,
      value: pattern,
    })),
  );
  const inHashes = term
    .filter((word) => DIGITS.test(word))
    .map((digits) => ({ sql: OF_DIGITS, value: `${digits}%` }));
  const all = [...inTexts, ...inHashes];
  return {
    sql: all.map(({ sql }) => sql).join(' OR '),
    values: all.map(({ value }) => value),
  };
}

/** `ayse-mehmet` also matches with other parts between. */
function patternsOf(word: string): string[] {
  const pattern = containing(word);
  return [pattern, pattern.replaceAll('-', '-%-')];
}
