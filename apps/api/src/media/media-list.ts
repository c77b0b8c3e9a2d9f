import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { storageUrl, type MediaItem } from '@hatira/contract';
import type { DataSource } from 'typeorm';

export type MediaKind = 'all' | 'images' | 'videos';

export interface MediaPage {
  items: MediaItem[];
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

interface Row {
  id: string;
  file_name: string;
  file_type: string;
  file_size: string;
  public_key: string;
  note: string | null;
  created_at: Date;
  position: string;
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
    const rows = await this.database.query<Row[]>(
      `SELECT id, file_name, file_type, file_size, public_key, note, created_at,
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position
       FROM media
       WHERE wedding_id = $1 AND deleted_at IS NULL ${KIND_CONDITION[kind]}
         AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
       ORDER BY created_at DESC, id DESC LIMIT $4`,
      [weddingId, cursor?.position ?? null, cursor?.id ?? null, limit === undefined ? null : limit + 1],
    );
    const hasMore = limit !== undefined && rows.length > limit;
    const shown = hasMore ? rows.slice(0, limit) : rows;
    const last = shown.at(-1);
    return { items: shown.map(mediaItem), nextCursor: hasMore && last ? formatCursor(last) : undefined };
  }
}

/** A place in a list: the last item of the page before. */
export interface Cursor {
  position: string;
  id: string;
}

/** @returns undefined for anything that is not a cursor of ours */
export function parseCursor(text: string): Cursor | undefined {
  const [position = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  return isMoment(position) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? { position, id } : undefined;
}

function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript takes the 31st of February for the 3rd of March; PostgreSQL does not.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
}

function formatCursor({ position, id }: Cursor): string {
  return Buffer.from(`${position}|${id}`).toString('base64url');
}

function mediaItem(row: Row): MediaItem {
  return {
    id: row.id,
    file_name: row.file_name,
    file_type: row.file_type,
    file_size: Number(row.file_size),
    storage_url: storageUrl(row.public_key),
    ...(row.note !== null && { note: row.note }),
    created_at: row.created_at.toISOString(),
  };
}
