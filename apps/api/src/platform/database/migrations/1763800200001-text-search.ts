import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without the extension or the right to install it, searches scan all rows. */
const UP = `
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX media_names ON media USING gin (file_name gin_trgm_ops);
  CREATE INDEX audit_words ON audit_entries USING gin (target gin_trgm_ops, staff_email gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: searches by part of a name read every row';
END $$;
`;

const DOWN = 'DROP INDEX IF EXISTS media_names, audit_words;';

export class TextSearch1763800200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
