import {
  MAX_WALL_ITEMS,
  type WallChanges,
  type WallItem,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isOpenItem, wallMayShow } from '../../media/exposure-conditions.js';
import { isUnsealed } from '../../weddings/current-visibility.js';
import { relationsOf } from '../../media/media-relations.js';

const { sameAs, motionOf } = relationsOf('full');

/** SQL: an entire picture can be shown. */
const HAS_PICTURE = `CASE WHEN media.file_type LIKE 'image/%'
  THEN media.processing <> 'failed' AND media.renditions && ARRAY['preview', 'thumb']
  ELSE 'poster' = ANY(media.renditions) END`;

/** Copies of a picture and clips of Live Photos are one item. */
const ON_WALL = `(${wallMayShow('media', 'wedding')} AND ${HAS_PICTURE} AND ${sameAs} IS NULL AND ${motionOf} IS NULL)`;

const COLUMNS = `
media.id, media.file_type AS "fileType", media.note, media.created_at AS "createdAt", media.width, media.height,
media.placeholder, media.renditions`;

const JOINED =
  'FROM media JOIN weddings AS wedding ON wedding.id = media.wedding_id';

const NEWEST = `
SELECT ${COLUMNS} ${JOINED} WHERE media.wedding_id = $1 AND media.deleted_at IS NULL AND ${ON_WALL}
ORDER BY media.created_at DESC, media.id DESC LIMIT ${MAX_WALL_ITEMS}`;

const SOME = `
SELECT ${COLUMNS}, ${ON_WALL} AS "isOnWall" ${JOINED}
WHERE media.wedding_id = $1 AND media.edit_key = ANY($2::uuid[]) AND ${isOpenItem('media', 'wedding')}`;

const LEFT = `
SELECT media.id ${JOINED}
WHERE media.wedding_id = $1 AND media.edit_key = ANY($2::uuid[]) AND ${isUnsealed('wedding')}`;

interface ItemRow {
  id: string;
  fileType: string;
  note: string | null;
  createdAt: Date;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  renditions: string[];
}

/** Lists the items that a wall may show. */
@Injectable()
export class WallItemsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first; empty while sealed. */
  async newest(weddingId: number): Promise<WallItem[]> {
    const rows = await this.database.query<ItemRow[]>(NEWEST, [weddingId]);
    return rows.map(itemOf);
  }

  /**
   * Leaves sealed items out: a wall does not even know their number.
   * @param editKeys of items that have changed
   * @param left of items that a wall may have shown before they were sealed
   */
  async changes(
    weddingId: number,
    editKeys: string[],
    left: string[],
  ): Promise<WallChanges> {
    const sealed =
      left.length === 0
        ? []
        : await this.database.query<{ id: string }[]>(LEFT, [weddingId, left]);
    const rows = await this.database.query<(ItemRow & { isOnWall: boolean })[]>(
      SOME,
      [weddingId, editKeys],
    );
    return {
      changed: rows.filter(({ isOnWall }) => isOnWall).map(itemOf),
      removed: [...rows.filter(({ isOnWall }) => !isOnWall), ...sealed].map(
        ({ id }) => id,
      ),
    };
  }
}

function itemOf(row: ItemRow): WallItem {
  const { id, fileType, note, createdAt, width, height, placeholder } = row;
  const isPhoto = fileType.startsWith('image/');
  const isLarge = row.renditions.includes('preview');
  return {
    id,
    file_type: fileType,
    created_at: createdAt.toISOString(),
    ...(note !== null && { note }),
    ...(width !== null && height !== null && { width, height }),
    ...(placeholder !== null && { placeholder }),
    picture: isPhoto ? (isLarge ? 'preview' : 'thumb') : 'poster',
    has_video: row.renditions.includes('playback'),
  };
}
