import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each new item counts its wedding's waiting items to get its turn. */
const UP = `
CREATE INDEX media_waiting ON media (wedding_id, processing_step) WHERE processing = 'pending' AND deleted_at IS NULL;
`;

const DOWN = `
DROP INDEX media_waiting;
`;

export class WeddingTurns1764120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
