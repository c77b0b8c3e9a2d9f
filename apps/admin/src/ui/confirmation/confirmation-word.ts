import { slugKey } from '@hatira/contract';

/**
 * Whether the word was typed, ignoring case and surrounding spaces. The four
 * Turkish i are one letter, as in paths: Turkish keyboards turn `disable` into
 * `DİSABLE` or `dısable`.
 */
export function isConfirmed(typed: string, word: string): boolean {
  return slugKey(typed) === slugKey(word);
}
