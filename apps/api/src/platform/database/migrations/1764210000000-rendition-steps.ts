import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Thumbnails first; large pictures one at a time. */
const UP = `
ALTER TABLE media
  -- Of the last attempt that did not end in an outcome; other items go first.
  ADD COLUMN processing_tried_at timestamptz,
  DROP CONSTRAINT media_processing_step_check,
  ADD CONSTRAINT media_processing_step_check CHECK (processing_step IN ('derive', 'preview', 'large', 'transcode'));
`;

const DOWN = `
UPDATE media SET processing_step = 'derive' WHERE processing_step IN ('preview', 'large');
ALTER TABLE media
  DROP COLUMN processing_tried_at,
  DROP CONSTRAINT media_processing_step_check,
  ADD CONSTRAINT media_processing_step_check CHECK (processing_step IN ('derive', 'transcode'));
`;

export class RenditionSteps1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
