import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owns objects of a background that is still being stored. */
export class UnfinishedBackgrounds1763806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE unfinished_backgrounds (id uuid PRIMARY KEY, made_by integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unfinished_backgrounds');
  }
}
