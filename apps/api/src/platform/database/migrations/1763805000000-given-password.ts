import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The last STAFF_PASSWORD used, argon2id. A password set by staff stays valid until the variable changes.
ALTER TABLE staff_accounts ADD COLUMN given_password_hash text;
-- The waiting time of a shorter retention is stored per setting.
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
