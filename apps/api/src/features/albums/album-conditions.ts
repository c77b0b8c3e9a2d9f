import { isTile } from '../media/exposure/album-items.js';
import {
  isOpenToOthers,
  visitorsMaySee,
} from '../media/exposure-conditions.js';

/**
 * SQL: an album's tiles with `media`, as the couple has chosen them.
 * @param album SQL of the album's id
 * @param isOpen SQL: a further condition on the item of this alias
 */
export function tilesOf(
  album: string,
  isOpen: (media: string) => string = () => 'true',
): string {
  const maySee = (media: string) =>
    `(${visitorsMaySee(media)} AND ${isOpen(media)} AND EXISTS (SELECT FROM selection_album_items AS part WHERE part.album_id = ${album} AND part.media_id = ${media}.id))`;
  return `selection_album_items AS chosen JOIN media ON media.id = chosen.media_id
WHERE chosen.album_id = ${album} AND ${maySee('media')} AND ${isTile(maySee)}`;
}

/** SQL: the files of the album `$1` that its visitors may download, with copies and Live Photos' videos. */
export const FILES = `FROM selection_album_items AS part JOIN media AS file ON file.id = part.media_id
WHERE part.album_id = $1::uuid AND ${visitorsMaySee('file')} AND ${isOpenToOthers('file')}`;
