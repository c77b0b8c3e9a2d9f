import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  isImageType,
  type DeletedItem,
  type DeletedPart,
  type RenditionName,
} from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { isoText } from '../../../platform/database/sql/iso-text.js';
import type { WeddingLink } from '../../weddings/wedding-link.entity.js';
import type { ListPlace } from '../place-cursor.js';

type CoupleLink = Pick<WeddingLink, 'hash' | 'weddingId'>;

/** SQL: files that the couple may restore, while its link is valid. */
const RESTORABLE = `wedding_id = $1 AND is_restorable AND deleted_at > now() - $3 * interval '1 day'
  AND EXISTS (SELECT 1 FROM wedding_links WHERE hash = $2::bigint AND access = 'full')`;

const LIST = `
SELECT edit_key AS id, file_name, file_type, file_size::float8 AS file_size, note, ${isoText('moment', 'US')} AS moment,
  width, height, duration_seconds, placeholder, processing, ${isoText('deleted_at', 'US')} AS deleted_at,
  ceil(extract(epoch FROM deleted_at + $3 * interval '1 day' - now()) / 86400)::int AS days_left,
  renditions && ARRAY['thumb', 'poster'] AS has_picture
FROM media
WHERE ${RESTORABLE}
  AND ($4::timestamptz IS NULL OR (media.deleted_at, media.edit_key) < ($4::timestamptz, $5::uuid))
ORDER BY media.deleted_at DESC, media.edit_key DESC LIMIT $6`;

const FILE = `SELECT id, file_type, renditions FROM media WHERE ${RESTORABLE} AND edit_key = $4::uuid`;

/** The best one first. */
const RENDITIONS: Record<DeletedPart, readonly RenditionName[]> = {
  picture: ['thumb', 'poster'],
  large: ['preview', 'poster', 'thumb'],
  video: ['playback'],
};

export interface DeletedFile {
  /** The item's inner id. */
  id: string;
  /** Undefined: the original. */
  rendition: RenditionName | undefined;
}

type ListedRow = Omit<DeletedItem, 'note'> & { note: string | null };

/** Reads the items that a couple deleted by its link. */
@Injectable()
export class DeletedMediaRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Last deleted first; empty when the link has ended. */
  async page(
    { weddingId, hash }: CoupleLink,
    trashDays: number,
    { limit, after }: { limit: number; after: ListPlace | undefined },
  ): Promise<DeletedItem[]> {
    const rows = await this.database.query<ListedRow[]>(LIST, [
      weddingId,
      hash,
      trashDays,
      after?.time ?? null,
      after?.id ?? null,
      limit,
    ]);
    return rows.map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).filter(([, value]) => value !== null),
        ) as DeletedItem,
    );
  }

  /**
   * Finds a part of a deleted item.
   * @returns undefined for an item that the link may not restore, a picture that
   *   is not made, or a photo's video
   */
  async fileOf(
    { weddingId, hash }: CoupleLink,
    trashDays: number,
    { editKey, part }: { editKey: string; part: DeletedPart },
  ): Promise<DeletedFile | undefined> {
    const [row] = await this.database.query<
      { id: string; file_type: string; renditions: string[] }[]
    >(FILE, [weddingId, hash, trashDays, editKey]);
    if (!row) return undefined;
    const rendition = RENDITIONS[part].find((name) =>
      row.renditions.includes(name),
    );
    const isOriginalShown = part === 'video' && !isImageType(row.file_type);
    return rendition || isOriginalShown ? { id: row.id, rendition } : undefined;
  }
}
