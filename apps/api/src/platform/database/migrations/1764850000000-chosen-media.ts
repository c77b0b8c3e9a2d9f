import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A heart and the answer `keep` become one choice, and weddings get the number that the couple wants to choose. */
export class ChosenMedia1764850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE media_marks SET heart = true, verdict = 'keep'
      WHERE heart AND verdict IS DISTINCT FROM 'keep' OR NOT heart AND verdict = 'keep'`);
    await runner.query(`
      UPDATE weddings SET media_revision = media_revision + 1
      WHERE id IN (SELECT wedding_id FROM media WHERE id IN (SELECT media_id FROM media_marks))`);
    await runner.query(
      'ALTER TABLE weddings ADD COLUMN favourites_target integer CHECK (favourites_target > 0)',
    );
  }

  /** The choices stay: an earlier state shows them as hearts with the answer. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE weddings DROP COLUMN IF EXISTS favourites_target',
    );
  }
}
