import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Time of the last upload, stored because lists sort by it.
ALTER TABLE weddings ADD COLUMN last_upload_at timestamptz;
UPDATE weddings SET last_upload_at = (SELECT max(created_at) FROM media WHERE wedding_id = weddings.id);
CREATE INDEX weddings_trash ON weddings (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_by_age ON media (created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- Counts for lists of weddings from the index alone.
CREATE INDEX media_figures ON media (wedding_id) INCLUDE (file_type, file_size, processing) WHERE deleted_at IS NULL;

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- No foreign key: the trail outlives the account.
  staff_id uuid,
  staff_email text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_by_time ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_by_action ON audit_entries (action, at DESC);
CREATE INDEX audit_by_staff ON audit_entries (staff_id, at DESC);
`;

const DOWN = `
DROP TABLE audit_entries;
DROP INDEX media_figures, media_by_age, weddings_trash;
ALTER TABLE weddings DROP COLUMN last_upload_at;
`;

export class BackOffice1763800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
