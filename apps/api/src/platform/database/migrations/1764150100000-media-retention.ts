import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE weddings
  -- Time at which its files go to the trash, announced at least 30 days before; null: not announced.
  ADD COLUMN files_due_at timestamptz,
  -- Exempted by staff.
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false;
CREATE INDEX weddings_due ON weddings (files_due_at) WHERE files_due_at IS NOT NULL;
`;

const DOWN = `
DROP INDEX weddings_due;
ALTER TABLE weddings DROP COLUMN files_due_at, DROP COLUMN is_kept;
`;

export class MediaRetention1764150100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
