import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier deletions stay with staff: their author is not known. */
export class RestorableMedia1764320000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE media ADD COLUMN is_restorable boolean NOT NULL DEFAULT false',
    );
    await runner.query(
      `CREATE INDEX media_restorable ON media (wedding_id, deleted_at DESC, id DESC)
       WHERE deleted_at IS NOT NULL AND is_restorable`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN is_restorable');
  }
}
