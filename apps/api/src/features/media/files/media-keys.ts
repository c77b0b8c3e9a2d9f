import type { GalleryAccess } from '@hatira/contract';
import type { Media } from '../media.entity.js';

/** Which column has the ids that holders of a link of this access know items by. */
export const KEY_COLUMN = {
  full: 'edit_key',
  view: 'view_key',
} as const satisfies Record<GalleryAccess, string>;

/** An item as its readers know it. */
export type ItemKeys = Pick<Media, 'weddingId' | 'editKey' | 'viewKey'>;

/** Items by their own ids, as staff name them, or by those that holders of the couple's link know. */
export type MediaChoice = { ids: string[] } | { editKeys: string[] };
