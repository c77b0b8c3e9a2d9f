import { slugKey } from '@hatira/contract';

/**
 * Whether the word was typed: without regard to case and surrounding spaces. All four Turkish i are one letter here,
 * as they are in weddings' paths: `DİSABLE` and `dısable` are what Turkish keyboards make of `disable`.
 */
export function isConfirmed(typed: string, word: string): boolean {
  return slugKey(typed) === slugKey(word);
}
