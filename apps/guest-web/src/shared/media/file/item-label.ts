import type { TFunction } from 'i18next';
import type { MediaItem } from '@hatira/contract';
import { isImage, noteOf } from './media-file';

/**
 * Returns `Photo 3: dance.jpg, From Ayşe`.
 * @param index from 0
 */
export function itemLabel(
  t: TFunction,
  item: MediaItem,
  index: number,
): string {
  const kind = t(isImage(item) ? 'gallery.photo' : 'gallery.video');
  const name = noteOf(item)?.name;
  return `${kind} ${index + 1}: ${item.file_name}${name ? `, ${t('gallery.from', { name })}` : ''}`;
}
