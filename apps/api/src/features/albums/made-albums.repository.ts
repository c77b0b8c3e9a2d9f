import {
  renditionUrl,
  selectionAlbumUrl,
  type SelectionAlbum,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isoText } from '../../platform/database/sql/iso-text.js';
import { visitorsMaySee } from '../media/exposure-conditions.js';
import type { ListPlace } from '../media/place-cursor.js';
import { tilesOf } from './album-conditions.js';

/** The cover's address is the couple's own: it is open under a seal, too. */
const MADE = `
SELECT album.id, album.token, album.name, ${isoText('album.created_at', 'US')} AS "createdAt", seen.count, seen.cover
FROM selection_albums AS album CROSS JOIN LATERAL (
  SELECT count(*)::int AS count,
    (array_agg(media.public_key ORDER BY media.moment, media.id) FILTER (WHERE 'thumb' = ANY(media.renditions)))[1] AS cover
  FROM ${tilesOf('album.id')}) AS seen
WHERE album.couple_hash = $1`;

/** Newest first. */
const PAGE = `${MADE} AND ($2::timestamptz IS NULL OR (album.created_at, album.id) < ($2::timestamptz, $3::uuid))
ORDER BY album.created_at DESC, album.id DESC LIMIT $4`;

/** A Live Photo goes with its other file. */
const CHOSEN = `
WITH named AS (
  SELECT id, live_pair_id FROM media
  WHERE wedding_id = $1 AND edit_key = ANY($2::uuid[]) AND ${visitorsMaySee('media')}
)
SELECT id FROM media
WHERE wedding_id = $1 AND ${visitorsMaySee('media')}
  AND id IN (SELECT id FROM named UNION SELECT live_pair_id FROM named)
ORDER BY id`;

/** The first id leaves few albums to compare. */
const SAME = `
SELECT album.id FROM selection_albums AS album JOIN selection_album_items AS chosen ON chosen.album_id = album.id
WHERE album.couple_hash = $1 AND album.name IS NOT DISTINCT FROM $2
  AND EXISTS (SELECT FROM selection_album_items AS first WHERE first.album_id = album.id AND first.media_id = ($3::uuid[])[1])
GROUP BY album.id HAVING array_agg(chosen.media_id ORDER BY chosen.media_id) = $3::uuid[]`;

const ADD = `
INSERT INTO selection_albums (id, couple_hash, token, name) VALUES ($1, $2, $3, $4)`;

const ADD_ITEMS = `
INSERT INTO selection_album_items (album_id, media_id) SELECT $1, unnest($2::uuid[])`;

const END =
  'DELETE FROM selection_albums WHERE couple_hash = $1 AND id = $2 RETURNING id';

interface MadeRow extends Pick<SelectionAlbum, 'id' | 'count'> {
  token: string;
  name: string | null;
  /** The time of the album in microseconds. */
  createdAt: string;
  /** The public key of a file. */
  cover: string | null;
}

export interface NewAlbum {
  id: string;
  coupleHash: number;
  token: string;
  name: string | undefined;
  mediaIds: string[];
}

/** The albums that a couple has made. */
@Injectable()
export class MadeAlbumsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, after a place. */
  async page(
    coupleHash: number,
    origin: string,
    { limit, after }: { limit: number; after: ListPlace | undefined },
  ): Promise<SelectionAlbum[]> {
    const place = [after?.time ?? null, after?.id ?? null];
    const rows = await this.database.query<MadeRow[]>(PAGE, [
      coupleHash,
      ...place,
      limit,
    ]);
    return rows.map((row) => albumOf(row, origin));
  }

  /** Undefined if it has just ended. */
  async find(
    coupleHash: number,
    id: string,
    origin: string,
  ): Promise<SelectionAlbum | undefined> {
    const [row] = await this.database.query<MadeRow[]>(
      `${MADE} AND album.id = $2`,
      [coupleHash, id],
    );
    return row && albumOf(row, origin);
  }

  /** Returns the ids of the items that an album of these keys has, in their order. */
  async chosen(
    manager: EntityManager,
    weddingId: number,
    editKeys: string[],
  ): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(CHOSEN, [
      weddingId,
      editKeys,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Returns the id of an album with the same name and items. */
  async sameAs(
    manager: EntityManager,
    { coupleHash, name, mediaIds }: Omit<NewAlbum, 'id' | 'token'>,
  ): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(SAME, [
      coupleHash,
      name ?? null,
      mediaIds,
    ]);
    return row?.id;
  }

  async count(manager: EntityManager, coupleHash: number): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM selection_albums WHERE couple_hash = $1',
      [coupleHash],
    );
    return row?.count ?? 0;
  }

  async add(
    manager: EntityManager,
    { id, coupleHash, token, name, mediaIds }: NewAlbum,
  ): Promise<void> {
    await manager.query(ADD, [id, coupleHash, token, name ?? null]);
    await manager.query(ADD_ITEMS, [id, mediaIds]);
  }

  /** @returns false if the couple has no such album */
  async end(
    manager: EntityManager,
    coupleHash: number,
    id: string,
  ): Promise<boolean> {
    const [ended] = await manager.query<[unknown[], number]>(END, [
      coupleHash,
      id,
    ]);
    return ended.length > 0;
  }
}

function albumOf(
  { id, token, name, count, createdAt, cover }: MadeRow,
  origin: string,
): SelectionAlbum {
  return {
    id,
    url: origin + selectionAlbumUrl(token),
    count,
    created_at: createdAt,
    ...(name !== null && { name }),
    ...(cover !== null && {
      cover_url: renditionUrl(cover, 'thumb'),
    }),
  };
}
