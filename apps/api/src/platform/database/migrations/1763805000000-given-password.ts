import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The STAFF_PASSWORD that was last taken for the account, argon2id: what staff set later stands until another is given.
ALTER TABLE staff_accounts ADD COLUMN given_password_hash text;
-- The time that a shorter retention waits is kept for each setting.
UPDATE settings SET value = (value - 'hold') || jsonb_build_object('holds', jsonb_build_object('trashDays',
  jsonb_build_object('value', value->'hold'->'days', 'untilMs', value->'hold'->'untilMs')))
WHERE key = 'staff_settings' AND jsonb_typeof(value->'hold') = 'object';
`;

const DOWN = `
ALTER TABLE staff_accounts DROP COLUMN given_password_hash;
`;

export class GivenPassword1763805000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
