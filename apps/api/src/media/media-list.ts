import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MediaItem } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { MEDIA_COLUMNS, mediaItem, type MediaRow } from './media-item.js';

export type MediaKind = 'all' | 'images' | 'videos';

export interface MediaPage {
  items: MediaItem[];
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

const KIND_CONDITION: Record<MediaKind, string> = {
  all: '',
  images: "AND file_type LIKE 'image/%'",
  videos: "AND file_type NOT LIKE 'image/%'",
};

/** The lists of a gallery: one query of raw rows, newest first. */
@Injectable()
export class MediaList {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param limit undefined: everything */
  async page(weddingId: number, kind: MediaKind, limit?: number, cursor?: Cursor): Promise<MediaPage> {
    const rows = await this.database.query<MediaRow[]>(
      `SELECT ${MEDIA_COLUMNS}
       FROM media
       WHERE wedding_id = $1 AND deleted_at IS NULL ${KIND_CONDITION[kind]}
         AND ($2::timestamptz IS NULL OR (media.created_at, id) < ($2::timestamptz, $3::uuid))
       ORDER BY media.created_at DESC, id DESC LIMIT $4`,
      [weddingId, cursor?.created_at ?? null, cursor?.id ?? null, limit === undefined ? null : limit + 1],
    );
    const hasMore = limit !== undefined && rows.length > limit;
    const shown = hasMore ? rows.slice(0, limit) : rows;
    const last = shown.at(-1);
    return { items: shown.map(mediaItem), nextCursor: hasMore && last ? formatCursor(last) : undefined };
  }

  /** Those of the given items that are not in the trash. */
  async some(weddingId: number, ids: string[]): Promise<MediaItem[]> {
    const rows = await this.database.query<MediaRow[]>(
      `SELECT ${MEDIA_COLUMNS} FROM media WHERE wedding_id = $1 AND id = ANY($2::uuid[]) AND deleted_at IS NULL`,
      [weddingId, ids],
    );
    return rows.map(mediaItem);
  }
}

/** A place in a list: the last item of the page before. */
export type Cursor = Pick<MediaRow, 'created_at' | 'id'>;

/** @returns undefined for anything that is not a cursor of ours */
export function parseCursor(text: string): Cursor | undefined {
  const [moment = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  return isMoment(moment) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { created_at: moment, id }
    : undefined;
}

function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript takes the 31st of February for the 3rd of March; PostgreSQL does not.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
}

function formatCursor({ created_at: moment, id }: Cursor): string {
  return Buffer.from(`${moment}|${id}`).toString('base64url');
}
