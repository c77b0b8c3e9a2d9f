import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An archive of an earlier release had other bytes once it was built; its
 * format says so. A process of that release adds rows of format 2, too.
 */
const UP =
  'ALTER TABLE archives ADD COLUMN zip_format smallint NOT NULL DEFAULT 2';

/** Earlier releases compute other bytes for archives with ZIP64. */
const DOWN = `
UPDATE archives SET status = 'expired', reason = 'age', ended_at = now(), media_ids = NULL, plan = NULL,
  index_html = NULL, notes_html = NULL, notes_csv = NULL, recipients = '[]'
WHERE zip_format = 3 AND ended_at IS NULL AND (total_bytes >= 4294967295 OR file_count >= 32000);
ALTER TABLE archives DROP COLUMN zip_format;
`;

export class ZipFormat1764540000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
