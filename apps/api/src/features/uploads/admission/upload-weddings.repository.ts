import { canonicalSlug, isWellFormedSlug, slugKey } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import type { Wedding } from '../../weddings/wedding.entity.js';
import { SENT_BYTES, type SentBytes } from './daily-bytes.service.js';

/** The facts of a wedding that decide on its uploads. */
export type UploadWedding = Pick<
  Wedding,
  'id' | 'isEnabled' | 'isDemo' | 'disabledAt' | 'events'
> &
  SentBytes;

/** A present path wins over another wedding's former one. */
const FIND: Prepared = {
  name: 'upload_wedding',
  text: `
WITH named (id) AS (
  SELECT id FROM weddings WHERE slug_key = $1 AND deleted_at IS NULL
  UNION ALL SELECT wedding_id FROM wedding_aliases WHERE slug_key = $1
  LIMIT 1
)
SELECT id::float8 AS id, is_enabled AS "isEnabled", is_demo AS "isDemo",
  disabled_at AS "disabledAt", events, (${SENT_BYTES('weddings.id')}) AS "sentBytes"
FROM weddings WHERE id = (SELECT id FROM named) AND deleted_at IS NULL`,
};

/** Finds the wedding of an upload, in one statement for each call. */
@Injectable()
export class UploadWeddingsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns undefined if unknown, deleted or malformed */
  async find(slug: string): Promise<UploadWedding | undefined> {
    if (!isWellFormedSlug(canonicalSlug(slug))) return undefined;
    const [found] = await runPrepared<UploadWedding>(this.database, FIND, [
      slugKey(slug),
    ]);
    return found;
  }
}
