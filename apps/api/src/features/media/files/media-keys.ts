import type { GalleryAccess } from '@hatira/contract';
import type { Media } from '../media.entity.js';

/** Column of the ids that a link of this access uses. */
export const KEY_COLUMN = {
  full: 'edit_key',
  view: 'view_key',
} as const satisfies Record<GalleryAccess, string>;

export type ItemKeys = Pick<Media, 'weddingId' | 'editKey' | 'viewKey'>;

/** By their own ids, as staff use them, or by the ids of the couple's link. */
export type MediaChoice = { ids: string[] } | { editKeys: string[] };
