import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ArchiveLayouts1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE archives ADD COLUMN layout text NOT NULL DEFAULT 'flat'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE archives DROP COLUMN layout');
  }
}
