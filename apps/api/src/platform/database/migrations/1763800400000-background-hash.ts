import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BackgroundHash1763800400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backgrounds ADD COLUMN sha256 bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backgrounds DROP COLUMN sha256');
  }
}
