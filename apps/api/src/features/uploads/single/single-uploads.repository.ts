import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { brokenUniqueness } from '../../../platform/database/sql/broken-uniqueness.js';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import { isByGuest } from '../../../platform/http/cookies/robot-guest.js';
import { firstExposure } from '../../media/exposure/exposure-conditions.js';
import { firstMoment } from '../../media/moments/first-moment.js';
import type { NewMedia } from '../../media/media.service.js';
import { newMediaKeys, type MediaKeys } from '../../media/new-media-keys.js';
import { nowToTenSeconds } from '../../../platform/database/sql/now-to-ten-seconds.js';
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

/** SQL: the wedding has the same content with the same note. Its row may be locked by a change that waits for the wedding. */
const IS_REPEAT = `EXISTS (SELECT FROM media WHERE wedding_id = $2 AND content_hash = $13::bytea
    AND file_size = $9::bigint AND coalesce(note, '') = coalesce($14::text, '') AND deleted_at IS NULL)`;

/**
 * Locks the wedding before the upload, like erasure. The statement changes the wedding's row in its first part: a row that
 * it locks first and changes later deadlocks while other transactions refer to the wedding.
 */
const PUBLISH: Prepared = {
  name: 'single_upload_publish',
  text: `
WITH wedding AS (
  UPDATE weddings SET media_revision = media_revision + 1,
    last_upload_at = CASE WHEN ${isByGuest('$18::text')} THEN ${nowToTenSeconds('last_upload_at')} ELSE last_upload_at END
  WHERE id = $2 AND deleted_at IS NULL AND NOT ${IS_REPEAT}
    AND ($3::float8 IS NULL OR (${SENT_BYTES('$2')}) + $9::float8 < $3)
  RETURNING id, moderation
), finished AS (
  DELETE FROM uploads WHERE id = $1 AND status = 'storing' AND EXISTS (SELECT FROM wedding)
  RETURNING id
), added AS (
  INSERT INTO media (id, edit_key, view_key, wedding_id, public_key, object_key,
    file_name, file_type, file_size, crc32, content_hash, note,
    client_modified_at, client_clock_error_ms, client_time_zone, guest_id, table_number, moment, moment_source, exposure)
  SELECT $4::uuid, $5::uuid, $6::uuid, $2::bigint, $7, $8,
    $10, $11, $9::bigint, $12::bigint, $13::bytea, $14,
    $15::timestamptz, $16::bigint, $17, $18, $21::smallint, coalesce($19::timestamptz, now()), $20, ${firstExposure('wedding')}
  FROM finished CROSS JOIN wedding
  RETURNING wedding_id, file_size
), counted AS (
  ${countBytesOf(`SELECT wedding_id, file_size FROM added WHERE ${isByGuest('$18::text')}`)}
)
SELECT FROM added`,
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
    const { moment, momentSource } = firstMoment(file);
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
      file.clientModifiedAt,
      file.clientClockErrorMs,
      file.clientTimeZone,
      file.guestId,
      moment ?? null,
      momentSource,
      file.tableNumber,
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
