import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource } from 'typeorm';
import { Gathered } from '../../../platform/timing/gathered.js';
import { isRefusedConnection } from '../../../platform/database/pool/refused-connection.js';
import { brokenUniqueness } from '../../../platform/database/sql/broken-uniqueness.js';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import { isByGuest } from '../../../platform/http/cookies/robot-guest.js';
import {
  addFiles,
  IS_REPEAT,
  IS_SENT_BY_GUEST,
  PUBLISHED_COLUMNS,
  publishedRow,
} from '../../media/arrival/publish-media.sql.js';
import type { NewMedia } from '../../media/media.service.js';
import {
  newMediaKeys,
  type MediaKeys,
} from '../../media/arrival/new-media-keys.js';
import { countAddedFiles } from '../../weddings/media-revision.sql.js';
import { countBytesOf, SENT_BYTES } from '../admission/daily-bytes.service.js';
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

const IS_STORING = `EXISTS (SELECT FROM uploads WHERE id IN (SELECT upload_id FROM file) AND status = 'storing')`;
const IS_WITHIN_LIMIT = `($3::float8 IS NULL OR (${SENT_BYTES('$1')}) + (SELECT sum(file_size) FROM file) < $3)`;

/**
 * Publishes files of one wedding, and leaves out repeats. Locks the wedding before the uploads, like erasure. The statement
 * changes the wedding's row in its first part: a row that it locks first and changes later deadlocks while other
 * transactions refer to the wedding.
 */
const PUBLISH: Prepared = {
  name: 'single_upload_publish',
  text: `
WITH file AS (
  SELECT file.* FROM jsonb_to_recordset($2::jsonb) AS file (upload_id uuid, ${PUBLISHED_COLUMNS}) WHERE NOT ${IS_REPEAT}
), wedding AS (${countAddedFiles('(SELECT count(*) FROM file)', IS_SENT_BY_GUEST, `${IS_STORING} AND ${IS_WITHIN_LIMIT}`)}
), finished AS (
  DELETE FROM uploads WHERE id IN (SELECT upload_id FROM file) AND status = 'storing' AND EXISTS (SELECT FROM wedding)
  RETURNING id
), added AS (${addFiles('file JOIN finished ON finished.id = file.upload_id CROSS JOIN wedding')}
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
      JSON.stringify(
        batch.map(({ uploadId, file }) => ({
          upload_id: uploadId,
          ...publishedRow(file),
        })),
      ),
      fastUntil === Infinity ? null : fastUntil,
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}
