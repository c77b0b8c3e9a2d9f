import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Clips within photos, Live Photos of two files, copies of one picture. Rows
 * enter the index of unscanned files only if their processing left them out.
 */
const UP = `
ALTER TABLE media
  ADD COLUMN is_scanned boolean NOT NULL DEFAULT false,
  ADD COLUMN picture_hash bytea,
  ADD COLUMN has_twin boolean NOT NULL DEFAULT false,
  ADD COLUMN motion_offset bigint,
  ADD COLUMN motion_length bigint,
  ADD COLUMN content_id text,
  ADD COLUMN live_pair_id uuid;
CREATE INDEX media_unscanned ON media (created_at, id) WHERE NOT is_scanned AND processing <> 'pending' AND deleted_at IS NULL;
CREATE INDEX media_pictures ON media (wedding_id, picture_hash) WHERE picture_hash IS NOT NULL;
CREATE INDEX media_content_ids ON media (wedding_id, content_id) WHERE content_id IS NOT NULL;
CREATE INDEX media_short_clips ON media (wedding_id) WHERE duration_seconds <= 6;
`;

const DOWN = `
DROP INDEX media_unscanned, media_pictures, media_content_ids, media_short_clips;
ALTER TABLE media
  DROP COLUMN is_scanned,
  DROP COLUMN picture_hash,
  DROP COLUMN has_twin,
  DROP COLUMN motion_offset,
  DROP COLUMN motion_length,
  DROP COLUMN content_id,
  DROP COLUMN live_pair_id;
`;

export class MovingPhotos1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
