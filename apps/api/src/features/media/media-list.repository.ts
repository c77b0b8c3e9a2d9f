import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GalleryAccess, MediaItem } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { mediaColumns, mediaItem, type MediaRow } from './media-item.js';
import { Problem } from '../../platform/http/errors/problem.js';
import type { WeddingLink } from '../weddings/wedding-link.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { KEY_COLUMN } from './files/media-keys.js';

export type MediaKind = 'all' | 'images' | 'videos';

export interface MediaPage {
  items: MediaItem[];
  /** Undefined on the last page. */
  nextCursor: string | undefined;
}

export type ListedLink = Pick<WeddingLink, 'hash' | 'weddingId' | 'access'>;

/** SQL: the link is valid while ids are read, as a renewal changes them. */
const isCurrentLink = (hash: string) =>
  `EXISTS (SELECT 1 FROM wedding_links WHERE hash = ${hash}::bigint)`;

const KIND_CONDITION: Record<MediaKind, string> = {
  all: '',
  images: "AND file_type LIKE 'image/%'",
  videos: "AND file_type NOT LIKE 'image/%'",
};

/** Reads lists in one query, newest first. */
@Injectable()
export class MediaListRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
  ) {}

  /**
   * @param limit undefined: all
   * @throws Problem `wedding_not_found` when the link has just ended
   */
  async page(
    link: ListedLink,
    kind: MediaKind,
    limit?: number,
    cursor?: Cursor,
  ): Promise<MediaPage> {
    const { weddingId, access, hash } = link;
    const rows = await this.database.query<MediaRow[]>(
      `SELECT ${mediaColumns(access)}
       FROM media
       WHERE wedding_id = $1 AND deleted_at IS NULL AND ${isCurrentLink('$5')} ${KIND_CONDITION[kind]}
         AND ($2::timestamptz IS NULL OR (media.created_at, media.id) < ($2::timestamptz, ${placeOf(access)}))
       ORDER BY media.created_at DESC, media.id DESC LIMIT $4`,
      [
        weddingId,
        cursor?.created_at ?? null,
        cursor?.id ?? null,
        limit === undefined ? null : limit + 1,
        hash,
      ],
    );
    if (rows.length === 0) await this.requireCurrent(hash);
    const hasMore = limit !== undefined && rows.length > limit;
    const shown = hasMore ? rows.slice(0, limit) : rows;
    const last = shown.at(-1);
    return {
      items: shown.map(mediaItem),
      nextCursor: hasMore && last ? formatCursor(last) : undefined,
    };
  }

  /** Omits the trash; empty when the link has ended. */
  async some(
    { weddingId, access, hash }: ListedLink,
    ids: string[],
  ): Promise<MediaItem[]> {
    const rows = await this.database.query<MediaRow[]>(
      `SELECT ${mediaColumns(access)} FROM media
       WHERE wedding_id = $1 AND ${KEY_COLUMN[access]} = ANY($2::uuid[]) AND deleted_at IS NULL AND ${isCurrentLink('$3')}`,
      [weddingId, ids, hash],
    );
    return rows.map(mediaItem);
  }

  private async requireCurrent(hash: number): Promise<void> {
    if (!(await this.links.isCurrent(hash)))
      throw new Problem('wedding_not_found');
  }
}

/**
 * SQL: the cursor's sort id. For an erased item the page repeats its moment
 * rather than skip an item.
 */
function placeOf(access: GalleryAccess): string {
  const found = `SELECT place.id FROM media AS place WHERE place.${KEY_COLUMN[access]} = $3::uuid AND place.wedding_id = $1`;
  return `coalesce((${found}), 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
}

/** The last item of the previous page. */
export type Cursor = Pick<MediaRow, 'created_at' | 'id'>;

/** @returns undefined for an invalid cursor */
export function parseCursor(text: string): Cursor | undefined {
  const [moment = '', id = ''] = Buffer.from(text, 'base64url')
    .toString()
    .split('|');
  return isMoment(moment) &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { created_at: moment, id }
    : undefined;
}

function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript reads 31 February as 3 March; PostgreSQL rejects it.
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text.slice(0, 19))
  );
}

function formatCursor({ created_at: moment, id }: Cursor): string {
  return Buffer.from(`${moment}|${id}`).toString('base64url');
}
