import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { brokenUniqueness } from '../../../platform/database/sql/broken-uniqueness.js';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import type { NewMedia } from '../../media/media.service.js';
import { newMediaKeys, type MediaKeys } from '../../media/new-media-keys.js';
import { countBytesOf, SENT_BYTES } from '../daily-bytes.service.js';
import type { Upload } from '../upload.entity.js';

export type StoringUpload = Pick<
  Upload,
  'id' | 'weddingId' | 'fileName' | 'fileType'
>;

/**
 * This close to the limit a transaction checks each file: concurrent ones do
 * not see each other's bytes.
 */
const NEAR_LIMIT_BYTES = 5e9;

const BEGIN: Prepared = {
  name: 'single_upload_begin',
  text: `
INSERT INTO uploads (id, wedding_id, file_name, file_type, total_bytes, status)
VALUES ($1, $2, $3, $4, 0, 'storing')`,
};

/** Locks the wedding before the upload, like erasure. */
const PUBLISH: Prepared = {
  name: 'single_upload_publish',
  text: `
WITH wedding AS (
  SELECT id FROM weddings WHERE id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE
), finished AS (
  DELETE FROM uploads
  WHERE id = $1 AND status = 'storing' AND EXISTS (SELECT FROM wedding)
    AND ($3::float8 IS NULL OR (${SENT_BYTES('$2')}) + $9::float8 < $3)
  RETURNING id
), added AS (
  INSERT INTO media (id, edit_key, view_key, wedding_id, public_key, object_key,
    file_name, file_type, file_size, crc32, content_hash, note)
  SELECT $4::uuid, $5::uuid, $6::uuid, $2::bigint, $7, $8,
    $10, $11, $9::bigint, $12::bigint, $13::bytea, $14
  FROM finished
  RETURNING wedding_id, file_size
), counted AS (
  ${countBytesOf('SELECT wedding_id, file_size FROM added')}
)
UPDATE weddings SET media_revision = media_revision + 1, last_upload_at = now()
WHERE id IN (SELECT wedding_id FROM added)
RETURNING id`,
};

/** Runs the statements of a single upload. */
@Injectable()
export class SingleUploadsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The row lets the sweep find a killed process's object. */
  async begin({
    id,
    weddingId,
    fileName,
    fileType,
  }: StoringUpload): Promise<void> {
    const values = [id, weddingId, fileName, fileType];
    await runPrepared(this.database, BEGIN, values);
  }

  /**
   * Publishes the file in one statement.
   * @param dailyBytes limit of the wedding, or Infinity
   * @returns undefined when a transaction has to find out why not
   */
  async publish(
    uploadId: string,
    file: NewMedia,
    dailyBytes: number,
  ): Promise<(NewMedia & MediaKeys) | undefined> {
    const fastUntil = dailyBytes - NEAR_LIMIT_BYTES;
    if (fastUntil <= 0) return undefined;
    const keys = newMediaKeys();
    const values = [
      uploadId,
      file.weddingId,
      fastUntil === Infinity ? null : fastUntil,
      keys.id,
      keys.editKey,
      keys.viewKey,
      keys.publicKey,
      file.objectKey,
      file.fileSize,
      file.fileName,
      file.fileType,
      file.crc32,
      file.contentHash,
      file.note,
    ];
    try {
      const rows = await runPrepared(this.database, PUBLISH, values);
      return rows.length > 0 ? { ...file, ...keys } : undefined;
    } catch (error) {
      if (brokenUniqueness(error) === 'media_exact_repeat') return undefined;
      throw error;
    }
  }
}
