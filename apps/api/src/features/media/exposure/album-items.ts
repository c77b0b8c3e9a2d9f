import type { AlbumItem, AlbumRendition } from '@hatira/contract';
import { isoText } from '../../../platform/database/sql/iso-text.js';

/**
 * SQL: a tile of its own among the items that a reader sees, not a Live
 * Photo's video or a picture's copy.
 * @param maySee SQL: the reader sees the item of this alias of `media`
 */
export function isTile(maySee: (media: string) => string): string {
  return `
NOT (media.live_pair_id IS NOT NULL AND media.file_type NOT LIKE 'image/%' AND EXISTS (
  SELECT FROM media AS photo WHERE photo.id = media.live_pair_id AND ${maySee('photo')}))
AND NOT (media.has_twin AND EXISTS (
  SELECT FROM media AS twin
  WHERE twin.wedding_id = media.wedding_id AND twin.picture_hash = media.picture_hash
    AND (twin.created_at, twin.id) < (media.created_at, media.id) AND ${maySee('twin')}))`;
}

/** SQL: the columns of an `AlbumRow`. */
export const ALBUM_COLUMNS = `media.id, file_type, note, width, height, duration_seconds, placeholder, renditions,
  processing = 'pending' AND file_type NOT LIKE 'image/%' AND NOT 'playback' = ANY(renditions) AS is_preparing,
  ${isoText('media.created_at', 'US')} AS created_at, ${isoText('moment', 'US')} AS moment`;

type Listed = Pick<
  AlbumItem,
  'id' | 'file_type' | 'created_at' | 'moment' | 'placeholder'
>;

export interface AlbumRow extends Listed {
  renditions: string[];
  is_preparing: boolean;
}

/** @param addressOf the reader's address of a rendition */
export function albumItem(
  { renditions, is_preparing: isPreparing, ...row }: AlbumRow,
  addressOf: (id: string, name: AlbumRendition) => string,
): AlbumItem {
  const address = (name: AlbumRendition) =>
    renditions.includes(name) ? addressOf(row.id, name) : null;
  const item: Record<string, unknown> = {
    ...row,
    thumb_url: address('thumb'),
    preview_url: address('preview'),
    poster_url: address('poster'),
    playback_url: address('playback'),
    is_preparing: isPreparing || null,
  };
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null),
  ) as AlbumItem;
}
