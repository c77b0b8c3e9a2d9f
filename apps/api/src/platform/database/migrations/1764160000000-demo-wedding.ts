import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The sample wedding that the server makes; at most one outside the trash.
ALTER TABLE weddings ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX weddings_demo ON weddings (is_demo) WHERE is_demo AND deleted_at IS NULL;
`;

const DOWN = `
DROP INDEX weddings_demo;
ALTER TABLE weddings DROP COLUMN is_demo;
`;

export class DemoWedding1764160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
