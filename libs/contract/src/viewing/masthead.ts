import type { WeddingInfo } from '../schemas/weddings/weddings.js';

/** Names of so many letters, with `&`, fit a laptop's bar beside the couple's picture. */
const MOST_LETTERS = 22;

/** Whether the couple's picture is large beside its names and the first chapter on a laptop. */
export function hasMasthead({
  cover,
  names,
}: Pick<WeddingInfo, 'cover' | 'names'>): boolean {
  return cover !== undefined && names.join(' & ').length <= MOST_LETTERS;
}
