import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing weddings keep their album closed to guests. */
const UP = `
ALTER TABLE weddings
  ADD COLUMN visibility text NOT NULL DEFAULT 'upload-only' CHECK (visibility IN ('upload-only', 'shared', 'sealed')),
  ADD COLUMN sealed_until timestamptz,
  ADD COLUMN moderation text NOT NULL DEFAULT 'at-once' CHECK (moderation IN ('at-once', 'by-choice')),
  ADD CHECK ((visibility = 'sealed') = (sealed_until IS NOT NULL));
ALTER TABLE media
  ADD COLUMN exposure text NOT NULL DEFAULT 'shown' CHECK (exposure IN ('shown', 'held', 'hidden'));
`;

const DOWN = `
ALTER TABLE media DROP COLUMN exposure;
ALTER TABLE weddings DROP COLUMN visibility, DROP COLUMN sealed_until, DROP COLUMN moderation;
`;

export class Visibility1764370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
