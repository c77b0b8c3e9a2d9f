/** The settings, the staff's accounts with their sessions, and the audit trail. */
export const STAFF = `
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The secrets are encrypted; pending: not confirmed yet; step: the last accepted code.
CREATE TABLE staff_accounts (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  -- The last STAFF_PASSWORD used, argon2id. A password set by staff stays valid until the variable changes.
  given_password_hash text,
  second_factor_secret bytea,
  second_factor_at timestamptz,
  second_factor_step bigint,
  pending_second_factor bytea,
  pending_second_factor_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT staff_second_factor_is_whole CHECK ((second_factor_secret IS NULL) = (second_factor_at IS NULL))
);

CREATE TABLE staff_recovery_codes (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  -- argon2id; used codes are deleted.
  code_hash text NOT NULL
);
CREATE INDEX staff_recovery_codes_by_staff ON staff_recovery_codes (staff_id);

CREATE TABLE staff_sessions (
  token_hash bytea PRIMARY KEY,
  -- The public id; browser, system and network tell a person which session it is.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  browser text,
  system text,
  network text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX staff_sessions_by_id ON staff_sessions (id);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions (expires_at);

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- No foreign key: the trail outlives the account.
  staff_id uuid,
  staff_email text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  -- The wedding's path, two people's names, is erased with the wedding.
  wedding_id bigint
);
CREATE INDEX audit_by_time ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_by_action ON audit_entries (action, at DESC);
CREATE INDEX audit_by_staff ON audit_entries (staff_id, at DESC);
CREATE INDEX audit_by_wedding ON audit_entries (wedding_id) WHERE wedding_id IS NOT NULL;
`;
