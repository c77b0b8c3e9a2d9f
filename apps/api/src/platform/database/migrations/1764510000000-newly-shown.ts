import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files that earlier releases could not show or name start again: HEICs because
 * of their width, sequences of pictures, sound. They wait in the queue of large
 * files: new files do not wait for them, and a worker of an earlier release,
 * which would fail them again, leaves them alone until the sweep finds them in
 * ten minutes. Items are locked before their weddings.
 */
const UP = `
WITH failed AS (
  SELECT id FROM media
  WHERE processing = 'failed' AND (
    processing_reason = 'damaged: Expected width, height and channels for raw pixel input'
    OR file_type = 'image/avif' AND processing_reason = 'no format of photos or videos'
    OR file_type IN ('image/heic-sequence', 'image/heif-sequence')
    OR processing_reason = 'no video stream'
  )
  ORDER BY id FOR UPDATE
)
UPDATE media SET processing = 'pending', processing_step = 'large', processing_reason = NULL, processing_attempts = 0,
  processing_by = NULL, processing_tried_at = NULL, processing_queued_at = clock_timestamp()
FROM failed WHERE media.id = failed.id;
UPDATE weddings SET media_revision = media_revision + 1
WHERE EXISTS (SELECT FROM media WHERE wedding_id = weddings.id AND processing = 'pending' AND processing_step = 'large');
`;

export class NewlyShown1764510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  /** They may fail again, with the same reason. */
  async down(): Promise<void> {}
}
