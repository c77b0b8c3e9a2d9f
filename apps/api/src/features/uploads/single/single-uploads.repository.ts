import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource } from 'typeorm';
import { Gathered } from '../../../platform/timing/gathered.js';
import { isRefusedConnection } from '../../../platform/database/refused-connection.js';
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

/** The columns of a file in the statement's JSON. */
const FILE = `upload_id uuid, id uuid, edit_key uuid, view_key uuid, public_key text, object_key text,
  file_name text, file_type text, file_size bigint, crc32 bigint, content_hash text, note text,
  client_modified_at timestamptz, client_clock_error_ms bigint, client_time_zone text, guest_id text,
  table_number smallint, moment timestamptz, moment_source text`;

/**
 * SQL: the wedding has the same content with the same note. Its row may be locked by a change that waits for the wedding.
 * `OFFSET 0` keeps the search by the index for each file: as a join it may read every file of the wedding.
 */
const IS_REPEAT = `EXISTS (SELECT FROM media WHERE wedding_id = $1 AND content_hash = decode(file.content_hash, 'hex')
    AND file_size = file.file_size AND coalesce(note, '') = coalesce(file.note, '') AND deleted_at IS NULL OFFSET 0)`;

/**
 * Publishes files of one wedding, and leaves out repeats. Locks the wedding before the uploads, like erasure. The statement
 * changes the wedding's row in its first part: a row that it locks first and changes later deadlocks while other
 * transactions refer to the wedding.
 */
const PUBLISH: Prepared = {
  name: 'single_upload_publish',
  text: `
WITH file AS (
  SELECT file.* FROM jsonb_to_recordset($2::jsonb) AS file (${FILE}) WHERE NOT ${IS_REPEAT}
), wedding AS (
  UPDATE weddings SET media_revision = media_revision + (SELECT count(*) FROM file),
    last_upload_at = CASE WHEN EXISTS (SELECT FROM file WHERE ${isByGuest('guest_id')})
      THEN ${nowToTenSeconds('last_upload_at')} ELSE last_upload_at END
  WHERE id = $1 AND deleted_at IS NULL
    AND EXISTS (SELECT FROM uploads WHERE id IN (SELECT upload_id FROM file) AND status = 'storing')
    AND ($3::float8 IS NULL OR (${SENT_BYTES('$1')}) + (SELECT sum(file_size) FROM file) < $3)
  RETURNING id, moderation
), finished AS (
  DELETE FROM uploads WHERE id IN (SELECT upload_id FROM file) AND status = 'storing' AND EXISTS (SELECT FROM wedding)
  RETURNING id
), added AS (
  INSERT INTO media (id, edit_key, view_key, wedding_id, public_key, object_key,
    file_name, file_type, file_size, crc32, content_hash, note,
    client_modified_at, client_clock_error_ms, client_time_zone, guest_id, table_number, moment, moment_source, exposure)
  SELECT file.id, edit_key, view_key, wedding.id, public_key, object_key,
    file_name, file_type, file_size, crc32, decode(content_hash, 'hex'), note,
    client_modified_at, client_clock_error_ms, client_time_zone, guest_id, table_number,
    coalesce(moment, now()), moment_source, ${firstExposure('wedding')}
  FROM file JOIN finished ON finished.id = file.upload_id CROSS JOIN wedding
  RETURNING id, wedding_id, file_size, guest_id
), counted AS (
  ${countBytesOf(`SELECT wedding_id, sum(file_size) FROM added WHERE ${isByGuest('guest_id')} GROUP BY wedding_id`)}
)
SELECT id FROM added`,
};

/** A longer statement would hold the wedding's row for too long. */
const MOST_FILES = 50;

interface Publication {
  uploadId: string;
  file: NewMedia & MediaKeys;
  /** Null: the wedding has no limit. */
  fastUntil: number | null;
}

/** Runs the statements of a single upload. */
@Injectable()
export class SingleUploadsRepository {
  /** A key is a wedding: each commit holds its row, so files that arrive together share one. */
  private readonly publications = new Gathered<
    Publication,
    PromiseSettledResult<boolean>
  >((batch) => this.publishAll(batch), MOST_FILES);

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
   * Publishes the file, in one statement with others of its wedding that wait for the same.
   * @param dailyBytes limit of the wedding, or Infinity
   * @returns undefined when a transaction has to find out why not
   */
  async publish(
    uploadId: string,
    newFile: NewMedia,
    dailyBytes: number,
  ): Promise<(NewMedia & MediaKeys) | undefined> {
    const limit = dailyBytes - NEAR_LIMIT_BYTES;
    if (limit <= 0) return undefined;
    const file = { ...newFile, ...newMediaKeys() };
    const fastUntil = limit === Infinity ? null : limit;
    const outcome = await this.publications.add(String(file.weddingId), {
      uploadId,
      file,
      fastUntil,
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value ? file : undefined;
  }

  /** One file alone decides about itself: two may be equal, or PostgreSQL may refuse the values of one. */
  private async publishAll(
    batch: Publication[],
  ): Promise<PromiseSettledResult<boolean>[]> {
    const [first, ...others] = batch;
    if (first && others.length === 0)
      return Promise.allSettled([this.publishOne(first)]);
    try {
      const published = await this.publishTogether(batch);
      return batch.map(({ file: { id } }) => ({
        status: 'fulfilled',
        value: published.has(id),
      }));
    } catch (error) {
      const isOfFile =
        error instanceof QueryFailedError && !isRefusedConnection(error);
      // Each file alone would wait as long again for a connection.
      if (!isOfFile) throw error;
      const alone = [];
      for (const one of batch) alone.push(...(await this.publishAll([one])));
      return alone;
    }
  }

  private async publishOne(one: Publication): Promise<boolean> {
    try {
      return (await this.publishTogether([one])).has(one.file.id);
    } catch (error) {
      if (brokenUniqueness(error) === 'media_exact_repeat') return false;
      throw error;
    }
  }

  /** @returns the ids of the published files */
  private async publishTogether(batch: Publication[]): Promise<Set<string>> {
    const [first] = batch;
    const limits = batch.map(({ fastUntil }) => fastUntil ?? Infinity);
    const fastUntil = Math.min(...limits);
    const rows = await runPrepared<{ id: string }>(this.database, PUBLISH, [
      first?.file.weddingId,
      JSON.stringify(batch.map(rowOf)),
      fastUntil === Infinity ? null : fastUntil,
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}

/** The file as `FILE` names its columns. */
function rowOf({ uploadId, file }: Publication): object {
  const { moment, momentSource } = firstMoment(file);
  return {
    upload_id: uploadId,
    id: file.id,
    edit_key: file.editKey,
    view_key: file.viewKey,
    public_key: file.publicKey,
    object_key: file.objectKey,
    file_name: file.fileName,
    file_type: file.fileType,
    file_size: file.fileSize,
    crc32: file.crc32,
    content_hash: file.contentHash.toString('hex'),
    note: file.note,
    client_modified_at: file.clientModifiedAt,
    client_clock_error_ms: file.clientClockErrorMs,
    client_time_zone: file.clientTimeZone,
    guest_id: file.guestId,
    table_number: file.tableNumber,
    moment: moment ?? null,
    moment_source: momentSource,
  };
}
