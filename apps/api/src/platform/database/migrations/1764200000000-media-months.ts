import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums by month come from the index. */
const UP = `
DROP INDEX media_by_age;
CREATE INDEX media_by_age ON media (created_at DESC, id DESC) INCLUDE (file_size) WHERE deleted_at IS NULL;
`;

const DOWN = `
DROP INDEX media_by_age;
CREATE INDEX media_by_age ON media (created_at DESC, id DESC) WHERE deleted_at IS NULL;
`;

export class MediaMonths1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
