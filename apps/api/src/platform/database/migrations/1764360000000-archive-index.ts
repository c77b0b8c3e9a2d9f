import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Planned before, an archive stays as it is: its plan names no page. */
const endArchives = (emptied: string) => `
CREATE OR REPLACE FUNCTION end_archives(gone uuid[], weddings bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wedding bigint;
BEGIN
  FOREACH wedding IN ARRAY weddings LOOP
    PERFORM pg_advisory_xact_lock(wedding);
    UPDATE archives
    SET status = 'expired', reason = 'files_deleted', ended_at = now(),
      media_ids = NULL, plan = NULL, ${emptied} notes_html = NULL, notes_csv = NULL, recipients = '[]'
    WHERE wedding_id = wedding AND ended_at IS NULL
      AND EXISTS (SELECT 1 FROM unnest(media_ids) AS held (id) JOIN unnest(gone) AS lost (id) USING (id));
  END LOOP;
END $$;`;

const UP = `
ALTER TABLE archives
  -- The page of the zip; null in archives of earlier releases.
  ADD COLUMN index_html text;
${endArchives('index_html = NULL,')}
`;

/** Earlier releases cannot read plans with a page. */
const DOWN = `
UPDATE archives SET status = 'expired', reason = 'age', ended_at = now(), media_ids = NULL, plan = NULL,
  notes_html = NULL, notes_csv = NULL, recipients = '[]'
WHERE index_html IS NOT NULL AND ended_at IS NULL;
${endArchives('')}
ALTER TABLE archives DROP COLUMN index_html;
`;

export class ArchiveIndex1764360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
