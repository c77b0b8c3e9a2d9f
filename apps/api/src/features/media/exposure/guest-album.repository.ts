import { ALBUM_API, type AlbumItem } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ListPlace } from '../place-cursor.js';
import { guestsMaySee } from '../exposure-conditions.js';
import {
  ALBUM_COLUMNS,
  albumItem,
  isTile,
  type AlbumRow,
} from './album-items.js';

const maySee = (media: string) => guestsMaySee(media, 'weddings');

const PAGE = `
SELECT ${ALBUM_COLUMNS}
FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.wedding_id = $1 AND ${maySee('media')} AND ${isTile(maySee)}
  AND ($2::timestamptz IS NULL OR (media.created_at, media.id) < ($2::timestamptz, $3::uuid))
ORDER BY media.created_at DESC, media.id DESC LIMIT $4`;

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
    const rows = await this.database.query<AlbumRow[]>(PAGE, [
      id,
      after?.time ?? null,
      after?.id ?? null,
      limit,
    ]);
    return rows.map((row) =>
      albumItem(row, (item, name) => ALBUM_API.rendition(slug, item, name)),
    );
  }
}
