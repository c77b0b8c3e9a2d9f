import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what a guest has sent. */
const UP = `
ALTER TABLE media ADD COLUMN has_other_sender boolean NOT NULL DEFAULT false;
CREATE INDEX media_by_guest ON media (guest_id, wedding_id, created_at DESC, id DESC)
  WHERE guest_id IS NOT NULL AND deleted_at IS NULL;
`;

const DOWN = `
DROP INDEX media_by_guest;
ALTER TABLE media DROP COLUMN has_other_sender;
`;

export class OwnMedia1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
