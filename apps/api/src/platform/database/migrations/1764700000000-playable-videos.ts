import type { MigrationInterface, QueryRunner } from 'typeorm';

const STEPS = 'media_processing_step_check';

/** The sweep enqueues them a few hundred at a time; those in the trash follow when they are restored. */
const OLDER_VIDEOS = `
UPDATE media SET processing = 'pending', processing_step = 'copy', processing_attempts = 0, processing_by = NULL,
  processing_tried_at = NULL, processing_queued_at = 'epoch'
WHERE processing = 'ready' AND file_type NOT LIKE 'image/%' AND NOT 'playback' = ANY(renditions)`;

/** Every video has a version for playback, also those that browsers play as they are. */
export class PlayableVideos1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media DROP CONSTRAINT ${STEPS};
      ALTER TABLE media ADD CONSTRAINT ${STEPS}
        CHECK (processing_step IN ('derive', 'preview', 'large', 'copy', 'transcode'))`);
    await runner.query(OLDER_VIDEOS);
  }

  /** The versions stay: an earlier state knows their name. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE media SET processing_step = 'transcode' WHERE processing_step = 'copy'`,
    );
    await runner.query(`
      ALTER TABLE media DROP CONSTRAINT ${STEPS};
      ALTER TABLE media ADD CONSTRAINT ${STEPS}
        CHECK (processing_step IN ('derive', 'preview', 'large', 'transcode'))`);
  }
}
