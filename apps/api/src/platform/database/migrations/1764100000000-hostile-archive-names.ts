import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ends archives with an unsafe file name, which could run on the couple's
 * computer; a new request plans safe names.
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

  /** The older release plans ended archives again on request. */
  async down(): Promise<void> {}
}
