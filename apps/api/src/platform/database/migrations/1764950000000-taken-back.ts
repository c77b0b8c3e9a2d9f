import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that their guest took back are told apart from those that the couple and staff deleted. */
export class TakenBack1764950000000 implements MigrationInterface {
  /** The trash of an earlier state does not say which files these are. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE media ADD COLUMN is_taken_back boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN is_taken_back');
  }
}
