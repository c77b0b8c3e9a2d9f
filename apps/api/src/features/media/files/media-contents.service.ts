import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KEY_COLUMN, type ItemKeys } from './media-keys.js';

/** Raw rows, as a download may have thousands. */
export interface MediaContent extends ItemKeys {
  id: string;
  objectKey: string;
  fileName: string;
  fileType: string;
  sizeBytes: number;
  crc32: number;
  contentHash: Buffer;
  note: string | null;
  /** Or of the upload, in whole seconds since 1970. */
  takenAtSeconds: number;
}

interface ContentRow {
  id: string;
  edit_key: string;
  view_key: string;
  wedding_id: string;
  object_key: string;
  file_name: string;
  file_type: string;
  file_size: string;
  crc32: string;
  content_hash: Buffer;
  note: string | null;
  taken_at_seconds: number;
}

// Times as numbers: parsing dates would take most of the time.
const SELECT = `
SELECT id, edit_key, view_key, wedding_id, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  floor(extract(epoch FROM coalesce(taken_at, created_at)))::float8 AS taken_at_seconds
FROM media`;
const ORDER = 'ORDER BY media.created_at, id';

/** Reads items in order of arrival, without the trash. */
@Injectable()
export class MediaContentsService {
  async ofWedding(
    manager: EntityManager,
    weddingId: number,
  ): Promise<MediaContent[]> {
    return read(
      manager,
      'WHERE wedding_id = $1 AND deleted_at IS NULL',
      weddingId,
    );
  }

  /** @param access of the link; undefined: either */
  async some(
    manager: EntityManager,
    keys: string[],
    access?: GalleryAccess,
  ): Promise<MediaContent[]> {
    const columns = access ? [KEY_COLUMN[access]] : Object.values(KEY_COLUMN);
    const isChosen = columns
      .map((column) => `${column} = ANY($1::uuid[])`)
      .join(' OR ');
    return read(manager, `WHERE (${isChosen}) AND deleted_at IS NULL`, keys);
  }
}

async function read(
  manager: EntityManager,
  where: string,
  parameter: unknown,
): Promise<MediaContent[]> {
  const rows = await manager.query<ContentRow[]>(
    `${SELECT} ${where} ${ORDER}`,
    [parameter],
  );
  return rows.map((row) => ({
    id: row.id,
    ...{ editKey: row.edit_key, viewKey: row.view_key },
    weddingId: Number(row.wedding_id),
    objectKey: row.object_key,
    fileName: row.file_name,
    fileType: row.file_type,
    sizeBytes: Number(row.file_size),
    crc32: Number(row.crc32),
    contentHash: row.content_hash,
    note: row.note,
    takenAtSeconds: row.taken_at_seconds,
  }));
}
