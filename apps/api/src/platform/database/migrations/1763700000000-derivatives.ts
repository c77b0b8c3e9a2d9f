import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE media
  -- Pixels, after rotation.
  ADD COLUMN width int,
  ADD COLUMN height int,
  ADD COLUMN taken_at timestamptz,
  ADD COLUMN duration_seconds real,
  ADD COLUMN placeholder text,
  -- Names of the stored renditions.
  ADD COLUMN renditions text[] NOT NULL DEFAULT '{}',
  ADD COLUMN processing text NOT NULL DEFAULT 'pending' CHECK (processing IN ('pending', 'ready', 'failed')),
  -- The next step while pending.
  ADD COLUMN processing_step text NOT NULL DEFAULT 'derive' CHECK (processing_step IN ('derive', 'transcode')),
  -- Committed before each attempt, so that a file that kills the process is not tried forever.
  ADD COLUMN processing_attempts int NOT NULL DEFAULT 0,
  -- The process that works on it (see InstanceLockService).
  ADD COLUMN processing_by int,
  ADD COLUMN processing_queued_at timestamptz NOT NULL DEFAULT now(),
  -- Cause of the failure, for staff.
  ADD COLUMN processing_reason text;
CREATE INDEX media_pending ON media (processing_queued_at) WHERE processing = 'pending' AND deleted_at IS NULL;
CREATE INDEX media_failed ON media (wedding_id) WHERE processing = 'failed' AND deleted_at IS NULL;
`;

const DOWN = `
DROP INDEX media_pending, media_failed;
ALTER TABLE media
  DROP COLUMN width, DROP COLUMN height, DROP COLUMN taken_at, DROP COLUMN duration_seconds, DROP COLUMN placeholder,
  DROP COLUMN renditions, DROP COLUMN processing, DROP COLUMN processing_step, DROP COLUMN processing_attempts,
  DROP COLUMN processing_by, DROP COLUMN processing_queued_at, DROP COLUMN processing_reason;
`;

export class Derivatives1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
