import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that move are read again for the sum of their clips. */
const UP = `
ALTER TABLE media ADD COLUMN motion_crc32 bigint;
UPDATE media SET is_scanned = false WHERE motion_offset IS NOT NULL;
`;

/** Earlier releases cannot read plans with clips, whose sources have a place. */
const DOWN = `
UPDATE archives SET status = 'expired', reason = 'age', ended_at = now(), media_ids = NULL, plan = NULL,
  index_html = NULL, notes_html = NULL, notes_csv = NULL, recipients = '[]'
WHERE plan LIKE '%#%' AND ended_at IS NULL;
ALTER TABLE media DROP COLUMN motion_crc32;
`;

export class MotionSums1764480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
