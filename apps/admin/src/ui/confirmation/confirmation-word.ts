import { slugKey } from '@hatira/contract';

/**
 * Ignores case and surrounding spaces. The four Turkish i are one letter:
 * Turkish keyboards turn `disable` into `DİSABLE` or `dısable`.
 */
export function isConfirmed(typed: string, word: string): boolean {
  return slugKey(typed) === slugKey(word);
}
