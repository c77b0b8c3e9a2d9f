import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Previews of the photos that somebody looks at come first. */
export class LookedAt1764610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media ADD COLUMN looked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN looked_at');
  }
}
