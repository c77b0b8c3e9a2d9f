import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Speeds up searches for part of a note or name. */
const UP = `
DO $$
BEGIN
  CREATE INDEX media_notes ON media USING gin (search_key(note) gin_trgm_ops) WHERE note IS NOT NULL;
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: searches by part of a note read every row';
END $$;
`;

const DOWN = 'DROP INDEX IF EXISTS media_notes;';

export class MediaNotes1764160300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
