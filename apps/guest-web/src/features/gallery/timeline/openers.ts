import { openerOf, type MediaItem } from '@hatira/contract';

/**
 * The large picture of each chapter. A chosen one stays while the page is open:
 * a heart or a later photo moves no other picture.
 */
export class Openers {
  private readonly chosen = new Map<number, string>();

  /**
   * Returns the index of a chapter's large picture.
   * @param chapter the same number for a chapter of any list
   * @returns undefined for a chapter without a picture
   */
  of(chapter: number, tiles: readonly MediaItem[]): number | undefined {
    const kept = tiles.findIndex(({ id }) => id === this.chosen.get(chapter));
    if (kept >= 0) return kept;
    const best = openerOf(tiles);
    if (best < 0) return undefined;
    if (!this.chosen.has(chapter)) this.chosen.set(chapter, tiles[best]!.id);
    return best;
  }
}
