import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_accounts (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_sessions (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions (expires_at);

-- The id is the hash that opens the couple's gallery.
CREATE TABLE weddings (
  id bigint PRIMARY KEY,
  slug text NOT NULL,
  slug_key text NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  disabled_at timestamptz,
  title_font text NOT NULL DEFAULT 'default' CHECK (title_font IN ('default', 'script')),
  -- Rises with every change of the wedding's media: the ETag of its lists.
  media_revision bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX weddings_slug_key ON weddings (slug_key) WHERE deleted_at IS NULL;
CREATE INDEX weddings_by_age ON weddings (created_at DESC, id) WHERE deleted_at IS NULL;

CREATE TABLE backgrounds (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  file_type text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX backgrounds_one_per_wedding ON backgrounds (wedding_id) WHERE deleted_at IS NULL;
CREATE INDEX backgrounds_trash ON backgrounds (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE media (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  -- The random key of the file's address, which grants access to this file only.
  public_key text NOT NULL UNIQUE,
  object_key text NOT NULL UNIQUE,
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size bigint NOT NULL,
  crc32 bigint NOT NULL,
  -- SHA-256 over the SHA-256 of each slice, in order.
  content_hash bytea NOT NULL,
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX media_by_wedding ON media (wedding_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX media_exact_repeat
  ON media (wedding_id, content_hash, file_size, (coalesce(note, ''))) WHERE deleted_at IS NULL;
CREATE INDEX media_trash_of_wedding ON media (wedding_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_trash ON media (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  -- The client's id for the file; without it sender and file identify an upload.
  upload_id uuid,
  guest_cookies text[] NOT NULL DEFAULT '{}',
  guest_address text,
  file_name text NOT NULL,
  total_bytes bigint NOT NULL,
  -- Type by signature; null until the first bytes have arrived.
  file_type text,
  note text,
  -- storing: a single upload is being written; receiving: slices arrive; sealing: complete was called;
  -- refused: not a photo or video; later slices are refused as well.
  status text NOT NULL CHECK (status IN ('storing', 'receiving', 'sealing', 'published', 'refused')),
  -- The store's name for the unfinished file.
  staging text,
  media_id uuid REFERENCES media (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX uploads_upload_id ON uploads (wedding_id, upload_id) WHERE upload_id IS NOT NULL;
CREATE INDEX uploads_by_file ON uploads (wedding_id, file_name, total_bytes) WHERE upload_id IS NULL;
CREATE INDEX uploads_by_age ON uploads (status, updated_at);
CREATE INDEX uploads_by_media ON uploads (media_id);

CREATE TABLE upload_slices (
  upload_id uuid NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  slice_index int NOT NULL,
  -- The process that writes the slice (see InstanceLockService); null once it is stored.
  writer int,
  -- The claim of one request.
  claim uuid,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  crc32 bigint,
  sha256 bytea,
  -- Boot of the writing machine: a power cut can lose bytes without fsync.
  boot_id text,
  PRIMARY KEY (upload_id, slice_index)
);
`;

const DOWN = `
DROP TABLE upload_slices, uploads, media, backgrounds, weddings, staff_sessions, staff_accounts, settings;
`;

export class Initial1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
