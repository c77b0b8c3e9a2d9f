import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed uploads of a guest by quarters of an hour, for staff. */
const UP = `
CREATE TABLE upload_failures (
  wedding_id bigint NOT NULL REFERENCES weddings ON DELETE CASCADE,
  guest text NOT NULL,
  code text NOT NULL,
  since timestamptz NOT NULL,
  device text NOT NULL,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (wedding_id, since, guest, code)
);
CREATE INDEX upload_failures_by_age ON upload_failures (since);
CREATE INDEX weddings_by_upload ON weddings (last_upload_at DESC)
  WHERE deleted_at IS NULL AND last_upload_at IS NOT NULL;
`;

const DOWN = `
DROP INDEX weddings_by_upload;
DROP TABLE upload_failures;
`;

export class UploadFailures1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
