import { renditionUrl, type GalleryAccess } from '@hatira/contract';
import { isOpenToOthers } from './exposure-conditions.js';
import { KEY_COLUMN } from './files/media-keys.js';

/**
 * SQL of what an item shares with others of its wedding. Each CASE lets only
 * marked rows pay for the look-up.
 */
export function relationsOf(access: GalleryAccess) {
  const key = KEY_COLUMN[access];
  // An item may not tell relatives of one that is sealed.
  const seenBy = (media: string) =>
    access === 'full' ? '' : `AND ${isOpenToOthers(media)}`;
  return {
    sameAs: sameAs(key, seenBy('twin')),
    motionOf: motionOf(key, seenBy('pair')),
    motionUrl: motionUrl(seenBy('pair')),
  };
}

/** SQL: the first of the items with the same picture; null for itself. */
const sameAs = (
  key: string,
  isSeen: string,
) => `CASE WHEN media.has_twin THEN nullif((
  SELECT twin.${key} FROM media AS twin
  WHERE twin.wedding_id = media.wedding_id AND twin.picture_hash = media.picture_hash AND twin.deleted_at IS NULL ${isSeen}
  ORDER BY twin.created_at, twin.id LIMIT 1
), media.${key}) END`;

const IS_VIDEO_OF_LIVE = `media.live_pair_id IS NOT NULL AND media.file_type NOT LIKE 'image/%'`;
const IS_PHOTO_OF_LIVE = `media.live_pair_id IS NOT NULL AND media.file_type LIKE 'image/%'`;
const PAIR = `FROM media AS pair WHERE pair.id = media.live_pair_id AND pair.deleted_at IS NULL`;

/** SQL: the photo of a Live Photo's video. */
const motionOf = (key: string, isSeen: string) =>
  `CASE WHEN ${IS_VIDEO_OF_LIVE} THEN (SELECT pair.${key} ${PAIR} ${isSeen}) END`;

/** SQL: the address of the clip in a photo, or of a Live Photo's video. */
const motionUrl = (isSeen: string) => `CASE
  WHEN media.motion_length IS NOT NULL THEN ${addressOf('media', (key) => renditionUrl(key, 'motion'))}
  WHEN ${IS_PHOTO_OF_LIVE} THEN (
    SELECT CASE WHEN 'playback' = ANY(pair.renditions) THEN ${addressOf('pair', (key) => renditionUrl(key, 'playback'))} END ${PAIR} ${isSeen}
  ) END`;

/** SQL: an address with the key of a table's row. */
export function addressOf(
  table: string,
  address: (key: string) => string,
): string {
  const [before = '', after = ''] = address('{key}').split('{key}');
  return `'${before}' || ${table}.public_key || '${after}'`;
}
