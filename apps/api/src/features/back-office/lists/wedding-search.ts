import { containing } from '../../../platform/database/sql/sql-conditions.js';
import { searchTerms, type SearchTerm } from './search-terms.js';

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
/** SQL: the next two values are the first and the last day. */
const OF_DAYS = 'weddings.wedding_date BETWEEN ?::date AND ?::date';
/** Fewer digits begin too many hashes. */
const DIGITS = /^\d{3,16}$/;

/** Each `?` takes the next value. */
export interface SearchCondition {
  sql: string;
  values: string[];
}

/**
 * Finds weddings with every word in the path or the names, regardless of case and
 * marks, on the date, or as a hash's beginning.
 */
export function weddingSearch(text: string): SearchCondition {
  const terms = searchTerms(text).map(termCondition);
  return {
    sql: terms.map(({ sql }) => `(${sql})`).join(' AND ') || 'false',
    values: terms.flatMap(({ values }) => values),
  };
}

function termCondition({ texts, days }: SearchTerm): SearchCondition {
  const patterns = [...new Set(texts.flatMap(patternsOf))];
  const inTexts = SEARCHED.flatMap((column) =>
    patterns.map((pattern) => ({
      sql: `${column} LIKE search_key(?)`,
      values: [pattern],
    })),
  );
  const inHashes = texts
    .filter((word) => DIGITS.test(word))
    .map((digits) => ({ sql: OF_DIGITS, values: [`${digits}%`] }));
  const onDays = days ? [{ sql: OF_DAYS, values: days }] : [];
  const all = [inTexts, inHashes, onDays].flat();
  return {
    sql: all.map(({ sql }) => sql).join(' OR '),
    values: all.flatMap(({ values }) => values),
  };
}

/** `ayse-mehmet` also matches with other parts between. */
function patternsOf(word: string): string[] {
  const pattern = containing(word);
  return [pattern, pattern.replaceAll('-', '-%-')];
}
