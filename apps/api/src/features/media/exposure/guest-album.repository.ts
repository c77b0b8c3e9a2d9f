import {
  ALBUM_API,
  type AlbumItem,
  type AlbumRendition,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isoText } from '../../../platform/database/sql/iso-text.js';
import type { ListPlace } from '../place-cursor.js';
import { guestsMaySee } from '../exposure-conditions.js';

/** SQL: a tile of its own, not a Live Photo's video or a picture's copy. */
const IS_TILE = `
NOT (media.live_pair_id IS NOT NULL AND media.file_type NOT LIKE 'image/%' AND EXISTS (
  SELECT FROM media AS photo WHERE photo.id = media.live_pair_id AND ${guestsMaySee('photo', 'weddings')}))
AND NOT (media.has_twin AND EXISTS (
  SELECT FROM media AS twin
  WHERE twin.wedding_id = media.wedding_id AND twin.picture_hash = media.picture_hash
    AND (twin.created_at, twin.id) < (media.created_at, media.id) AND ${guestsMaySee('twin', 'weddings')}))`;

const PAGE = `
SELECT media.id, file_type, note, width, height, duration_seconds, placeholder, renditions,
  processing = 'pending' AND file_type NOT LIKE 'image/%' AND NOT 'playback' = ANY(renditions) AS is_preparing,
  ${isoText('media.created_at', 'US')} AS created_at, ${isoText('moment', 'US')} AS moment
FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.wedding_id = $1 AND ${guestsMaySee('media', 'weddings')} AND ${IS_TILE}
  AND ($2::timestamptz IS NULL OR (media.created_at, media.id) < ($2::timestamptz, $3::uuid))
ORDER BY media.created_at DESC, media.id DESC LIMIT $4`;

type Listed = Pick<
  AlbumItem,
  'id' | 'file_type' | 'created_at' | 'moment' | 'placeholder'
>;

interface ListedRow extends Listed {
  renditions: string[];
  is_preparing: boolean;
}

/** Reads the items that guests of a wedding may see. */
@Injectable()
export class GuestAlbumRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first; empty while the couple shares no album. */
  async page(
    { id, slug }: { id: number; slug: string },
    limit: number,
    after?: ListPlace,
  ): Promise<AlbumItem[]> {
    const rows = await this.database.query<ListedRow[]>(PAGE, [
      id,
      after?.time ?? null,
      after?.id ?? null,
      limit,
    ]);
    return rows.map((row) => itemOf(row, slug));
  }
}

function itemOf(
  { renditions, is_preparing: isPreparing, ...row }: ListedRow,
  slug: string,
): AlbumItem {
  const address = (name: AlbumRendition) =>
    renditions.includes(name) ? ALBUM_API.rendition(slug, row.id, name) : null;
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
