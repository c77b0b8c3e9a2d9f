import type { WeddingInfo } from '../schemas/weddings/weddings.js';

/** Names of so many letters, with `&`, fit a laptop's bar beside the couple's picture. */
const MOST_LETTERS = 22;

/**
 * Whether the couple's picture is large beside its names and the first chapter on a laptop. The
 * row of events takes its room.
 */
export function hasMasthead({
  cover,
  events,
  names,
}: Pick<WeddingInfo, 'cover' | 'events' | 'names'>): boolean {
  const areShort = names.join(' & ').length <= MOST_LETTERS;
  return cover !== undefined && events.length === 0 && areShort;
}
