import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ends archives that were planned with names of guests as they were given, where one of them is not named as a picture
 * or video: it could run on the couple's computer. Asked for again, such a selection gets a plan with harmless names.
 */
const UP = `
UPDATE archives
SET status = 'expired', reason = 'age', ended_at = now(), media_ids = NULL, plan = NULL, notes_html = NULL,
  notes_csv = NULL, recipients = '[]'
WHERE ended_at IS NULL AND EXISTS (
  SELECT 1 FROM json_array_elements_text(plan::json->'names') AS entry (name)
  WHERE name !~ '^[^/]+/notes\\.(html|csv)$'
    AND name !~* '\\.(jpg|jpeg|jpe|jfif|png|apng|webp|gif|avif|avifs|heic|heics|heif|heifs|hif|tif|tiff|bmp|dib|mp4|mp4v|m4v|mov|qt|3gp|3gpp|3g2|3gp2|webm|mkv|avi|mpg|mpeg|mpe|m1v|m2v|vob|mod|ts|mts|m2ts|m2t|tod)$'
)`;

export class HostileArchiveNames1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  /** What has ended stays so: the older release plans it again when it is asked for. */
  async down(): Promise<void> {}
}
