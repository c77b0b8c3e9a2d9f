import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- A public id, and the details by which a person recognises a session.
ALTER TABLE staff_sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN network text;
CREATE UNIQUE INDEX staff_sessions_by_id ON staff_sessions (id);
-- Sessions end 30 days after the login, also those of earlier releases.
UPDATE staff_sessions SET expires_at = least(expires_at, created_at + interval '30 days');

-- The secrets are encrypted; pending: not confirmed yet; step: the last accepted code.
ALTER TABLE staff_accounts
  ADD COLUMN second_factor_secret bytea,
  ADD COLUMN second_factor_at timestamptz,
  ADD COLUMN second_factor_step bigint,
  ADD COLUMN pending_second_factor bytea,
  ADD COLUMN pending_second_factor_at timestamptz,
  ADD CONSTRAINT staff_second_factor_is_whole
    CHECK ((second_factor_secret IS NULL) = (second_factor_at IS NULL));

CREATE TABLE staff_recovery_codes (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  -- argon2id; used codes are deleted.
  code_hash text NOT NULL
);
CREATE INDEX staff_recovery_codes_by_staff ON staff_recovery_codes (staff_id);
`;

const DOWN = `
DROP TABLE staff_recovery_codes;
ALTER TABLE staff_accounts
  DROP COLUMN second_factor_secret,
  DROP COLUMN second_factor_at,
  DROP COLUMN second_factor_step,
  DROP COLUMN pending_second_factor,
  DROP COLUMN pending_second_factor_at;
ALTER TABLE staff_sessions
  DROP COLUMN id,
  DROP COLUMN last_seen_at,
  DROP COLUMN browser,
  DROP COLUMN system,
  DROP COLUMN network;
`;

export class StaffSecurity1764140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
