import type { MediaItem } from '@hatira/contract';
import { isImage, largePictureUrl } from '../../file/media-file';

export const ORDERS = ['moment', 'uploaded', 'shuffled'] as const;
export type SlideOrder = (typeof ORDERS)[number];

/**
 * Returns the items that can be shown, oldest first.
 * @param seed of one shuffle: an arrival moves no other item
 */
export function ordered(
  items: readonly MediaItem[],
  order: SlideOrder,
  seed: number,
): readonly MediaItem[] {
  const rank = {
    moment: ({ moment }: MediaItem) => Date.parse(moment),
    uploaded: ({ created_at: at }: MediaItem) => Date.parse(at),
    shuffled: ({ id }: MediaItem) => mixed(id, seed),
  }[order];
  return items
    .filter(isShowable)
    .map((item) => ({ item, at: rank(item) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function isShowable(item: MediaItem): boolean {
  return isImage(item)
    ? largePictureUrl(item) !== undefined
    : item.processing !== 'pending' && !item.sound_only;
}

/** FNV-1a */
function mixed(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of text)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
