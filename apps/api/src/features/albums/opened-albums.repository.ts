import { SELECTION_ALBUM_API, type AlbumItem } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  runPrepared,
  type Prepared,
} from '../../platform/database/sql/prepared.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  ALBUM_COLUMNS,
  albumItem,
  type AlbumRow,
} from '../media/exposure/album-items.js';
import {
  isOpenItem,
  isOpenToOthers,
  visitorsMaySee,
} from '../media/exposure-conditions.js';
import type { ListPlace } from '../media/place-cursor.js';
import { sealEnd } from '../weddings/current-visibility.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { FILES, tilesOf } from './album-conditions.js';

/** An album whose link is open, with its wedding. */
export type OpenAlbum = Pick<
  Wedding,
  'slug' | 'displayedNames' | 'displayedDate' | 'titleFont'
> & {
  id: string;
  weddingId: number;
  name: string | null;
  /** The end of a seal, under which the album is empty; undefined without one. */
  opensAt: Date | undefined;
};

const JOINED = `
FROM selection_albums AS album JOIN wedding_links AS link ON link.hash = album.couple_hash
JOIN weddings AS wedding ON wedding.id = link.wedding_id`;

const BY_TOKEN: Prepared = {
  name: 'selection_album_by_token',
  text: `
SELECT album.id, album.name, wedding.id::float8 AS "weddingId", wedding.slug, wedding.displayed_names AS "displayedNames",
  wedding.displayed_date AS "displayedDate", wedding.title_font AS "titleFont", wedding.visibility,
  wedding.sealed_until AS "sealedUntil"
${JOINED} WHERE album.token = $1 AND wedding.deleted_at IS NULL`,
};

/** SQL: a file that the link opens at this moment. */
const OPEN_ITEM = `
${JOINED} JOIN selection_album_items AS chosen ON chosen.album_id = album.id JOIN media ON media.id = chosen.media_id
WHERE album.token = $1 AND media.wedding_id = wedding.id AND wedding.deleted_at IS NULL
  AND ${isOpenItem('media', 'wedding')} AND ${visitorsMaySee('media')}`;

const EDIT_KEY: Prepared = {
  name: 'selection_album_item',
  text: `SELECT media.edit_key AS "editKey" ${OPEN_ITEM} AND media.id = $2`,
};

const EDIT_KEYS = `SELECT media.edit_key AS "editKey" ${OPEN_ITEM} ORDER BY media.moment, media.id`;

const OPENS_FILES: Prepared = {
  name: 'selection_album_opens_files',
  text: `
SELECT EXISTS (SELECT ${OPEN_ITEM}) AND NOT EXISTS (
  SELECT FROM media WHERE media.edit_key = ANY($2::uuid[]) AND NOT ${isOpenToOthers('media')}) AS "isOpen"`,
};

/** SQL: the tiles that visitors see at this moment. */
const SEEN = tilesOf('$1::uuid', isOpenToOthers);

const TOTALS = `
SELECT count(*)::int AS count, coalesce(sum(media.file_size), 0)::float8 AS "totalBytes",
  (SELECT count(*)::int ${FILES}) AS files
FROM ${SEEN}`;

const PAGE = `
SELECT ${ALBUM_COLUMNS} FROM ${SEEN}
  AND ($2::timestamptz IS NULL OR (media.moment, media.id) > ($2::timestamptz, $3::uuid))
ORDER BY media.moment, media.id LIMIT $4`;

interface Totals {
  count: number;
  totalBytes: number;
  /** The number of files in its zip, with copies and Live Photos' videos. */
  files: number;
}

const NO_FILES: Totals = { count: 0, totalBytes: 0, files: 0 };

/** Reads albums for their visitors, by the token alone. */
@Injectable()
export class OpenedAlbumsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Undefined for an ended link, also while the wedding is in the trash. */
  async find(token: string): Promise<OpenAlbum | undefined> {
    const [found] = await runPrepared<
      Omit<OpenAlbum, 'opensAt'> & Pick<Wedding, 'visibility' | 'sealedUntil'>
    >(this.database, BY_TOKEN, [token]);
    return found && { ...found, opensAt: sealEnd(found) };
  }

  /** @throws Problem `album_not_found` */
  async byToken(token: string): Promise<OpenAlbum> {
    const album = await this.find(token);
    if (!album) throw new Problem('album_not_found');
    return album;
  }

  /** Counts the files of all pages, without those under a seal. */
  async totals({ id }: OpenAlbum): Promise<Totals> {
    const [totals] = await this.database.query<Totals[]>(TOTALS, [id]);
    return totals ?? NO_FILES;
  }

  /** In the order in which they were taken, without those under a seal. */
  async page(
    { id }: OpenAlbum,
    token: string,
    limit: number,
    after?: ListPlace,
  ): Promise<AlbumItem[]> {
    const place = [after?.time ?? null, after?.id ?? null];
    const rows = await this.database.query<AlbumRow[]>(PAGE, [
      id,
      ...place,
      limit,
    ]);
    return rows.map((row) =>
      albumItem(row, (item, name) =>
        SELECTION_ALBUM_API.rendition(token, item, name),
      ),
    );
  }

  /**
   * Returns the couple's id of a file that the link opens at this moment.
   * @throws Problem `media_not_found`
   */
  async keyOf(token: string, mediaId: string): Promise<string> {
    const [found] = await runPrepared<{ editKey: string }>(
      this.database,
      EDIT_KEY,
      [token, mediaId],
    );
    if (!found) throw new Problem('media_not_found');
    return found.editKey;
  }

  /**
   * Says whether the link opens files at this moment, and these are not sealed.
   * @param editKeys the couple's ids
   */
  async opensFiles(token: string, editKeys: string[]): Promise<boolean> {
    const [found] = await runPrepared<{ isOpen: boolean }>(
      this.database,
      OPENS_FILES,
      [token, editKeys],
    );
    return found?.isOpen ?? false;
  }

  /** Returns the couple's ids of all files that the link opens, also of copies and Live Photos' videos. */
  async keysOf(token: string): Promise<string[]> {
    const rows = await this.database.query<{ editKey: string }[]>(EDIT_KEYS, [
      token,
    ]);
    return rows.map(({ editKey }) => editKey);
  }
}
