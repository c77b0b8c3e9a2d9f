import { plainSlugKey, slugKey } from '@hatira/contract';
import { containing } from '../../database/sql-conditions.js';

/**
 * What a wedding's `slug_key` has to be LIKE ANY of to be found by a question: paths are mostly written without the
 * marks of Turkish letters, and staff type names as they are spelled.
 */
export function pathPatterns(question: string): string[] {
  return [...new Set([slugKey(question), plainSlugKey(question)])].map(containing);
}
