import {
  isImageType,
  renditionUrl,
  STAFF_API,
  storageUrl,
  type MediaExposure,
  type PanelMedia,
  type Processing,
  type RenditionName,
} from '@hatira/contract';
import type { PanelMediaQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CANNOT_BE_SHOWN, IS_SOUND_ONLY } from '../../media/failed-media.js';
import {
  listPage,
  type ListPage,
} from '../../../platform/database/sql/list-page.js';
import { SqlConditions } from '../../../platform/database/sql/sql-conditions.js';
import { isInTrash } from '../../../platform/database/sql/trash-time.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';

interface Row {
  id: string;
  hash: string;
  slug: string;
  public_key: string;
  file_name: string;
  file_type: string;
  file_size: string;
  note: string | null;
  exposure: MediaExposure;
  created_at: Date;
  taken_at: Date | null;
  processing: Processing;
  processing_reason: string | null;
  is_sound_only: boolean;
  renditions: RenditionName[];
  deleted_at: Date | null;
  is_taken_back: boolean;
}

const COLUMNS = `media.id, couple.hash, slug, public_key, file_name, file_type, file_size, note, exposure, media.created_at, taken_at,
  processing, processing_reason, coalesce(${IS_SOUND_ONLY}, false) AS is_sound_only, renditions, media.deleted_at, is_taken_back`;
const WEDDING = `JOIN weddings ON weddings.id = media.wedding_id ${joinCoupleLink('media.wedding_id')}`;

/** No wedding has this id. */
const NO_WEDDING = 0;

const SORTS = {
  id: 'media.id',
  createdAt: 'media.created_at',
  deletedAt: 'media.deleted_at',
} as const;

const IS_KIND = {
  photo: "media.file_type LIKE 'image/%'",
  video: "media.file_type NOT LIKE 'image/%'",
} as const;

/** All files, for the panel. */
@Injectable()
export class PanelMediaRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
  ) {}

  async page({
    sort,
    range,
    filter,
  }: PanelMediaQuery): Promise<ListPage<PanelMedia>> {
    const [column, direction] = sort ?? ['createdAt', 'DESC'];
    const page = await listPage<Row>(this.database, {
      table: 'media',
      columns: COLUMNS,
      joins: WEDDING,
      where: conditions(filter, await this.weddingIdOf(filter)),
      orderBy:
        column === 'id'
          ? `media.id ${direction}`
          : `${SORTS[column]} ${direction}, media.id ${direction}`,
      range,
    });
    return { ...page, rows: page.rows.map(panelMedia) };
  }

  /** PostgreSQL can estimate a wedding's files only by its id. */
  private async weddingIdOf({
    weddingHash,
  }: PanelMediaQuery['filter']): Promise<number | undefined> {
    return weddingHash === undefined
      ? undefined
      : ((await this.links.findId(weddingHash)) ?? NO_WEDDING);
  }

  /**
   * Also in the trash.
   * @throws Problem `media_not_found`
   */
  async one(id: string): Promise<PanelMedia> {
    const [row] = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM media ${WEDDING} WHERE media.id = $1`,
      [id],
    );
    if (!row) throw new Problem('media_not_found');
    return panelMedia(row);
  }
}

function conditions(
  { id, isDeleted = false, kind, q, ...given }: PanelMediaQuery['filter'],
  weddingId: number | undefined,
): SqlConditions {
  const where = new SqlConditions()
    .addGiven(id, 'media.id = ANY(?)')
    .addGiven(weddingId, 'media.wedding_id = ?')
    .addGiven(given.processing, 'media.processing = ?')
    .addGiven(given.uploadedFrom, 'media.created_at >= ?')
    .addGiven(given.uploadedBefore, 'media.created_at < ?');
  if (given.processing === 'failed') where.add(CANNOT_BE_SHOWN);
  if (kind) where.add(IS_KIND[kind]);
  if (q) where.addSearch(q, 'media.file_name', 'media.note');
  // Rows requested by id may be in the trash.
  return id === undefined
    ? where.add(isDeleted ? isInTrash('media') : 'media.deleted_at IS NULL')
    : where;
}

function panelMedia(row: Row): PanelMedia {
  return {
    id: row.id,
    weddingHash: Number(row.hash),
    weddingPath: row.slug,
    fileName: row.file_name,
    fileType: row.file_type,
    fileSize: Number(row.file_size),
    note: row.note,
    exposure: row.exposure,
    createdAt: row.created_at.toISOString(),
    takenAt: row.taken_at?.toISOString() ?? null,
    processing: row.processing,
    processingReason: row.processing_reason,
    isSoundOnly: row.is_sound_only,
    ...renditionUrls(row),
    storageUrl: storageUrl(row.public_key),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    isTakenBack: row.is_taken_back,
  };
}

type RenditionUrls = Pick<
  PanelMedia,
  'thumbUrl' | 'previewUrl' | 'posterUrl' | 'playbackUrl'
>;

/** Files in the trash have no public address. */
function renditionUrls({
  deleted_at: deletedAt,
  file_type: fileType,
  id,
  public_key: key,
  renditions,
}: Row): RenditionUrls {
  const isPhoto = isImageType(fileType);
  const url = (name: RenditionName, isOfKind = true) => {
    if (!isOfKind || !renditions.includes(name)) return null;
    return deletedAt === null
      ? renditionUrl(key, name)
      : STAFF_API.mediaRendition(id, name);
  };
  return {
    thumbUrl: url('thumb'),
    previewUrl: url('preview', isPhoto),
    posterUrl: url('poster', !isPhoto),
    playbackUrl: url('playback', !isPhoto),
  };
}
