/** Files that arrive, whole or in slices. */
export const UPLOADS = `
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  -- The client's id for the file; without it sender and file identify an upload.
  upload_id uuid,
  guest_cookies text[] NOT NULL DEFAULT '{}',
  file_name text NOT NULL,
  total_bytes bigint NOT NULL,
  -- Type by signature; null until the first bytes have arrived.
  file_type text,
  note text,
  -- As the phone says; the guest's id is signed.
  client_modified_at timestamptz,
  client_clock_error_ms bigint,
  client_time_zone text,
  guest_id text,
  table_number smallint,
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
  -- The store's receipt. On a disk it is the machine's boot: a power cut can lose bytes without fsync.
  receipt text,
  PRIMARY KEY (upload_id, slice_index)
);

-- Guests' bytes per hour: a day is 25 small rows. Deletions and unfinished uploads do not reduce them.
CREATE TABLE wedding_bytes (
  wedding_id bigint NOT NULL REFERENCES weddings (id) ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (wedding_id, hour)
);
CREATE INDEX wedding_bytes_by_hour ON wedding_bytes (hour);
`;
