import type { PanelWedding, TitleFont } from '@hatira/contract';
import type { PanelWeddingsQuery } from '@hatira/contract/schemas';
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
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';
import { nextFirst, ON_DATE } from '../../weddings/wedding-days.sql.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';
import { weddingSearch, WEDDINGS_OF_HASHES } from './wedding-search.js';

type Filter = PanelWeddingsQuery['filter'];

interface Row {
  hash: string;
  link_created_at: Date;
  view_hash: string | null;
  view_link_created_at: Date | null;
  slug: string;
  displayed_names: string[] | null;
  displayed_date: string | null;
  wedding_date: string | null;
  former_paths: string[];
  is_enabled: boolean;
  title_font: TitleFont;
  time_zone: string;
  has_background: boolean;
  last_upload_at: Date | null;
  files_due_at: Date | null;
  is_kept: boolean;
  is_demo: boolean;
  created_at: Date;
  deleted_at: Date | null;
  media_count: number;
  photo_count: number;
  media_bytes: string;
  failed_count: number;
}

const HAS_BACKGROUND = `EXISTS (
  SELECT 1 FROM backgrounds WHERE backgrounds.wedding_id = weddings.id AND backgrounds.deleted_at IS NULL)`;

const FORMER_PATHS = `ARRAY(
  SELECT slug FROM wedding_aliases WHERE wedding_id = weddings.id ORDER BY created_at DESC)`;

const COLUMNS = `couple.hash, couple.created_at AS link_created_at, relatives.hash AS view_hash,
  relatives.created_at AS view_link_created_at, slug, displayed_names, displayed_date::text AS displayed_date,
  wedding_date::text AS wedding_date,
  ${FORMER_PATHS} AS former_paths, is_enabled, title_font, time_zone, last_upload_at, files_due_at, is_kept, is_demo,
  weddings.created_at, weddings.deleted_at,
  ${HAS_BACKGROUND} AS has_background, media_count, photo_count, media_bytes, failed_count`;

const JOINS = `${joinCoupleLink('weddings.id')}
  LEFT JOIN wedding_links AS relatives ON relatives.wedding_id = weddings.id AND relatives.access = 'view'`;

const SORTS = {
  id: 'weddings.id',
  nextDate: nextFirst(TIME_ZONE),
  weddingDate: 'weddings.wedding_date',
  weddingPath: `weddings.slug ${TURKISH}`,
  created_at: 'weddings.created_at',
  lastUploadAt: 'weddings.last_upload_at',
  isEnabled: 'weddings.is_enabled',
  mediaCount: 'weddings.media_count',
  storageBytes: 'weddings.media_bytes',
  deletedAt: 'weddings.deleted_at',
} as const;

/**
 * Weddings with counts of files: two queries a page, for any number of rows.
 */
@Injectable()
export class PanelWeddingsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page({
    sort,
    range,
    filter,
  }: PanelWeddingsQuery): Promise<ListPage<PanelWedding>> {
    const page = await listPage<Row>(this.database, {
      table: 'weddings',
      columns: COLUMNS,
      joins: JOINS,
      where: conditions(filter),
      orderBy: orderOf(sort ?? ['nextDate', 'ASC']),
      range,
    });
    return { ...page, rows: page.rows.map(panelWedding) };
  }

  /**
   * Also in the trash.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`
   */
  async one(hash: number): Promise<PanelWedding> {
    const sql = `SELECT ${COLUMNS} FROM weddings ${JOINS} WHERE couple.hash = $1`;
    const [row] = await this.database.query<Row[]>(sql, [hash]);
    if (!row) throw new Problem('wedding_not_found');
    return panelWedding(row);
  }
}

/** An index has the order of columns that always have a value without the word for the others. */
function orderOf([column, direction]: NonNullable<
  PanelWeddingsQuery['sort']
>): string {
  if (column === 'nextDate' || column === 'weddingDate')
    return `${byDate(column, direction)} NULLS LAST, weddings.created_at DESC, weddings.id`;
  const nulls = column === 'lastUploadAt' ? ' NULLS LAST' : '';
  return `${SORTS[column]} ${direction}${nulls}, weddings.id`;
}

function byDate(
  column: 'nextDate' | 'weddingDate',
  direction: 'ASC' | 'DESC',
): string {
  return direction === 'ASC' ? SORTS[column] : `${SORTS.weddingDate} DESC`;
}

function conditions({
  id,
  q,
  isEnabled,
  hasBackground,
  isDue,
  date,
  month,
  isDeleted = false,
}: Filter): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, `weddings.id IN ${WEDDINGS_OF_HASHES}`)
    .addGiven(isEnabled, 'weddings.is_enabled = ?')
    .addGiven(hasBackground, `${HAS_BACKGROUND} = ?`)
    .addGiven(isDue, '(weddings.files_due_at IS NOT NULL) = ?');
  if (date !== undefined) where.add(ON_DATE[date]);
  if (month !== undefined)
    where.add(
      "weddings.wedding_date BETWEEN ?::date AND ?::date + interval '1 month' - interval '1 day'",
      `${month}-01`,
      `${month}-01`,
    );
  // Rows requested by id may be in the trash.
  if (id === undefined)
    where.add(
      isDeleted ? isInTrash('weddings') : 'weddings.deleted_at IS NULL',
    );
  if (!q) return where;
  const { sql, values } = weddingSearch(q);
  return where.add(sql, ...values);
}

function panelWedding(row: Row): PanelWedding {
  const { media_count: mediaCount, photo_count: photoCount } = row;
  const hash = Number(row.hash);
  return {
    id: hash,
    hash,
    linkCreatedAt: row.link_created_at.toISOString(),
    viewHash: row.view_hash === null ? null : Number(row.view_hash),
    viewLinkCreatedAt: row.view_link_created_at?.toISOString() ?? null,
    weddingPath: row.slug,
    displayedNames: row.displayed_names,
    displayedDate: row.displayed_date,
    weddingDate: row.wedding_date,
    formerPaths: row.former_paths,
    isEnabled: row.is_enabled,
    titleFont: row.title_font,
    timeZone: row.time_zone,
    hasBackground: row.has_background,
    mediaCount,
    photoCount,
    videoCount: mediaCount - photoCount,
    storageBytes: Number(row.media_bytes),
    failedCount: row.failed_count,
    lastUploadAt: row.last_upload_at?.toISOString() ?? null,
    filesDueAt: row.files_due_at?.toISOString() ?? null,
    isKept: row.is_kept,
    isDemo: row.is_demo,
    created_at: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
