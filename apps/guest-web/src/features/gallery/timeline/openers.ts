import type { MediaItem } from '@hatira/contract';
import { isImage, knownRatio } from '../../../shared/media/file/media-file';

/**
 * The large picture of each chapter. A chosen one stays while the page is open:
 * a heart or a later photo moves no other picture.
 */
export class Openers {
  private readonly chosen = new Map<number, string>();

  /**
   * Returns the index of a chapter's large picture: a photo with a heart, else
   * the first that lies, else the first, else a video.
   * @param chapter the same number for a chapter of any list
   * @returns undefined for a chapter without a picture
   */
  of(chapter: number, tiles: readonly MediaItem[]): number | undefined {
    const kept = tiles.findIndex(({ id }) => id === this.chosen.get(chapter));
    if (kept >= 0) return kept;
    const best = bestOf(tiles);
    if (best === undefined) return undefined;
    if (!this.chosen.has(chapter)) this.chosen.set(chapter, tiles[best]!.id);
    return best;
  }
}

function bestOf(tiles: readonly MediaItem[]): number | undefined {
  const wishes = [
    (item: MediaItem) => isImage(item) && isLoved(item) && isLying(item),
    (item: MediaItem) => isImage(item) && isLoved(item),
    (item: MediaItem) => isImage(item) && isLying(item),
    isImage,
    () => true,
  ];
  for (const wish of wishes) {
    const index = tiles.findIndex((item) => isShowable(item) && wish(item));
    if (index >= 0) return index;
  }
  return undefined;
}

/** Hidden from guests, or without a picture, it opens no chapter. */
function isShowable(item: MediaItem): boolean {
  return (
    item.exposure !== 'hidden' &&
    item.processing !== 'failed' &&
    knownRatio(item) !== undefined
  );
}

function isLoved({ marks = {} }: MediaItem): boolean {
  return Object.values(marks).some(({ heart }) => heart);
}

function isLying(item: MediaItem): boolean {
  return knownRatio(item)! < 1;
}
