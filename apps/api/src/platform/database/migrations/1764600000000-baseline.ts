import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ARCHIVES } from './baseline/archives.js';
import { EVENING } from './baseline/evening.js';
import { MAIL } from './baseline/mail.js';
import { MEDIA } from './baseline/media.js';
import { MEDIA_COUNTS } from './baseline/media-counts.js';
import { SEARCH_INDEXES, SEARCH_KEY } from './baseline/search.js';
import { STAFF } from './baseline/staff.js';
import { UPLOADS } from './baseline/uploads.js';
import { WEDDINGS } from './baseline/weddings.js';
import { hasLastEarlierSchema } from './earlier-schema.js';

/** Each part refers to tables of the parts before it. */
const PARTS = [
  SEARCH_KEY,
  STAFF,
  MAIL,
  WEDDINGS,
  EVENING,
  MEDIA,
  MEDIA_COUNTS,
  UPLOADS,
  ARCHIVES,
  SEARCH_INDEXES,
];

/** Archives of format 2 have other bytes than the layout that is sent now; plans without local times have no layout. */
const FROM_EARLIER_SCHEMA = `
UPDATE archives SET status = 'expired', reason = 'age', ended_at = now(), media_ids = NULL, plan = NULL,
  index_html = NULL, notes_html = NULL, notes_csv = NULL, recipients = '[]'
WHERE (zip_format = 2 OR NOT (plan::jsonb ? 'ahead')) AND ended_at IS NULL;
ALTER TABLE archives DROP COLUMN zip_format;
ALTER TABLE uploads DROP COLUMN guest_address;
ALTER TABLE media ADD COLUMN looked_at timestamptz;
DELETE FROM migrations;
`;

/**
 * The schema of the first release ([decision 73](docs/decisions/0073-baseline.md)). A database
 * that EARLIER_COMMIT has brought up to date gets it by three changed columns.
 */
export class Baseline1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await hasLastEarlierSchema(runner))
      await runner.query(FROM_EARLIER_SCHEMA);
    else for (const part of PARTS) await runner.query(part);
  }

  /** @throws Error: there is no schema before it */
  down(): Promise<void> {
    throw new Error('The baseline is the first migration.');
  }
}
