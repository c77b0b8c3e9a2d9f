import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of the card that a guest scanned. */
const UP = `
ALTER TABLE uploads ADD COLUMN table_number smallint;
ALTER TABLE media ADD COLUMN table_number smallint;
`;

const DOWN = `
ALTER TABLE media DROP COLUMN table_number;
ALTER TABLE uploads DROP COLUMN table_number;
`;

export class Tables1764440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
