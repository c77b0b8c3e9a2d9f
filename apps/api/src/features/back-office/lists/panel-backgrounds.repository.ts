import { API, type PanelBackground } from '@hatira/contract';
import type { PanelBackgroundsQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  listPage,
  type ListPage,
} from '../../../platform/database/sql/list-page.js';
import { SqlConditions } from '../../../platform/database/sql/sql-conditions.js';
import { TURKISH } from '../../../platform/database/sql/text-order.js';
import { isInTrash } from '../../../platform/database/sql/trash-time.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';
import { weddingSearch, WEDDINGS_OF_HASHES } from './wedding-search.js';

interface Row {
  id: string;
  hash: string;
  slug: string;
  file_name: string;
  file_type: string;
  file_size: string;
  created_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = `backgrounds.id, couple.hash, slug, file_name, file_type, file_size, backgrounds.created_at,
  backgrounds.deleted_at`;
const WEDDING = `JOIN weddings ON weddings.id = backgrounds.wedding_id ${joinCoupleLink('backgrounds.wedding_id')}`;

const SORTS = {
  id: 'backgrounds.id',
  createdAt: 'backgrounds.created_at',
  fileSize: 'backgrounds.file_size',
  weddingPath: `(SELECT slug FROM weddings WHERE weddings.id = backgrounds.wedding_id) ${TURKISH}`,
} as const;

/** All backgrounds, for the panel. */
@Injectable()
export class PanelBackgroundsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({
    sort,
    range,
    filter,
  }: PanelBackgroundsQuery): Promise<ListPage<PanelBackground>> {
    const [column, direction] = sort ?? ['createdAt', 'DESC'];
    const page = await listPage<Row>(this.database, {
      table: 'backgrounds',
      columns: COLUMNS,
      joins: WEDDING,
      where: conditions(filter),
      orderBy: `${SORTS[column]} ${direction}, backgrounds.id`,
      range,
    });
    return { ...page, rows: page.rows.map(panelBackground) };
  }

  /**
   * Also in the trash.
   * @throws Problem `background_not_found`
   */
  async one(id: string): Promise<PanelBackground> {
    const sql = `SELECT ${COLUMNS} FROM backgrounds ${WEDDING} WHERE backgrounds.id = $1`;
    const [row] = await this.database.query<Row[]>(sql, [id]);
    if (!row) throw new Problem('background_not_found');
    return panelBackground(row);
  }
}

function conditions({
  id,
  weddingHash,
  isDeleted = false,
  q,
}: PanelBackgroundsQuery['filter']): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'backgrounds.id = ANY(?)')
    .addGiven(
      weddingHash && [weddingHash],
      `backgrounds.wedding_id IN ${WEDDINGS_OF_HASHES}`,
    );
  if (id === undefined)
    where.add(
      isDeleted ? isInTrash('backgrounds') : 'backgrounds.deleted_at IS NULL',
    );
  if (!q) return where;
  const { sql, values } = weddingSearch(q);
  return where.add(
    `backgrounds.wedding_id IN (SELECT id FROM weddings WHERE ${sql})`,
    ...values,
  );
}

function panelBackground(row: Row): PanelBackground {
  return {
    id: row.id,
    weddingHash: Number(row.hash),
    weddingPath: row.slug,
    fileName: row.file_name,
    fileType: row.file_type,
    fileSize: Number(row.file_size),
    createdAt: row.created_at.toISOString(),
    backgroundUrl:
      row.deleted_at === null ? API.backgroundImage(row.slug, row.id) : null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
