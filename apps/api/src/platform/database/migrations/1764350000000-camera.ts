import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The job that dates files reads the cameras of those that are there. */
const UP = `
ALTER TABLE media
  -- Empty: the device wrote none. Null: not read yet.
  ADD COLUMN camera text;
UPDATE weddings SET moments_due_at = date_trunc('milliseconds', clock_timestamp())
WHERE EXISTS (SELECT FROM media WHERE wedding_id = weddings.id);
`;

export class Camera1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN camera');
  }
}
