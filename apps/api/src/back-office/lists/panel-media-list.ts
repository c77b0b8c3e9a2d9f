import { renditionUrl, STAFF_API, storageUrl, type PanelMedia, type Processing } from '@hatira/contract';
import type { PanelMediaQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { listPage, type ListPage } from '../../database/list-page.js';
import { SqlConditions } from '../../database/sql-conditions.js';
import { isInTrash } from '../../database/trash-time.js';
import { Problem } from '../../http/problem.js';

interface Row {
  id: string;
  wedding_id: string;
  slug: string;
  public_key: string;
  file_name: string;
  file_type: string;
  file_size: string;
  note: string | null;
  created_at: Date;
  taken_at: Date | null;
  processing: Processing;
  processing_reason: string | null;
  has_thumb: boolean;
  deleted_at: Date | null;
}

const COLUMNS = `media.id, wedding_id, slug, public_key, file_name, file_type, file_size, note, media.created_at, taken_at,
  processing, processing_reason, 'thumb' = ANY(renditions) AS has_thumb, media.deleted_at`;
const WEDDING = 'JOIN weddings ON weddings.id = media.wedding_id';

const SORTS = { id: 'media.id', createdAt: 'media.created_at', deletedAt: 'media.deleted_at' } as const;

/** Files of all weddings, for the panel. */
@Injectable()
export class PanelMediaList {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({ sort, range, filter }: PanelMediaQuery): Promise<ListPage<PanelMedia>> {
    const [column, direction] = sort ?? ['createdAt', 'DESC'];
    const { rows, total } = await listPage<Row>(this.database, {
      table: 'media',
      columns: COLUMNS,
      joins: WEDDING,
      where: conditions(filter),
      orderBy: column === 'id' ? `media.id ${direction}` : `${SORTS[column]} ${direction}, media.id ${direction}`,
      range,
    });
    return { rows: rows.map(panelMedia), total };
  }

  /** Also one in the trash. @throws Problem `media_not_found` */
  async one(id: string): Promise<PanelMedia> {
    const [row] = await this.database.query<Row[]>(`SELECT ${COLUMNS} FROM media ${WEDDING} WHERE media.id = $1`, [id]);
    if (!row) throw new Problem('media_not_found');
    return panelMedia(row);
  }
}

function conditions({ id, weddingHash, processing, isDeleted = false, q }: PanelMediaQuery['filter']): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'media.id = ANY(?)')
    .addGiven(weddingHash, 'media.wedding_id = ?')
    .addGiven(processing, 'media.processing = ?');
  if (q) where.addSearch(q, 'media.file_name');
  // Rows that are asked for by their ids are wanted wherever they are.
  return id === undefined ? where.add(isDeleted ? isInTrash('media') : 'media.deleted_at IS NULL') : where;
}

function panelMedia(row: Row): PanelMedia {
  return {
    id: row.id,
    weddingHash: Number(row.wedding_id),
    weddingPath: row.slug,
    fileName: row.file_name,
    fileType: row.file_type,
    fileSize: Number(row.file_size),
    note: row.note,
    createdAt: row.created_at.toISOString(),
    takenAt: row.taken_at?.toISOString() ?? null,
    processing: row.processing,
    processingReason: row.processing_reason,
    thumbUrl: thumbUrl(row),
    storageUrl: storageUrl(row.public_key),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** What is in the trash has no public address, and is looked at by staff alone. */
function thumbUrl({ has_thumb: hasThumb, deleted_at: deletedAt, public_key: key, id }: Row): string | null {
  if (!hasThumb) return null;
  return deletedAt === null ? renditionUrl(key, 'thumb') : STAFF_API.mediaThumb(id);
}
