import type { GalleryAccess } from '@hatira/contract';
import type { Media } from '../media.entity.js';

/** Column of a link's ids. */
export const KEY_COLUMN = {
  full: 'edit_key',
  view: 'view_key',
} as const satisfies Record<GalleryAccess, string>;

export type ItemKeys = Pick<Media, 'weddingId' | 'editKey' | 'viewKey'>;

/** Staff's ids, or those of the couple's link. */
export type MediaChoice = { ids: string[] } | { editKeys: string[] };
