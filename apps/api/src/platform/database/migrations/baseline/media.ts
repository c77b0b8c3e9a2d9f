/** Guests' files with all that is known of them. */
export const MEDIA = `
CREATE TABLE media (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  -- The random key of the file's address, which grants access to this file only.
  public_key text NOT NULL UNIQUE,
  object_key text NOT NULL UNIQUE,
  -- Its ids for the couple's and the relatives' link; each ends with its link.
  edit_key uuid NOT NULL DEFAULT gen_random_uuid(),
  view_key uuid NOT NULL DEFAULT gen_random_uuid(),
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size bigint NOT NULL,
  crc32 bigint NOT NULL,
  -- SHA-256 over the SHA-256 of each slice, in order.
  content_hash bytea NOT NULL,
  note text,
  -- As the phone says; the guest's id is signed.
  client_modified_at timestamptz,
  client_clock_error_ms bigint,
  client_time_zone text,
  guest_id text,
  has_other_sender boolean NOT NULL DEFAULT false,
  -- The table of the card that the guest scanned.
  table_number smallint,
  exposure text NOT NULL DEFAULT 'shown' CHECK (exposure IN ('shown', 'held', 'hidden')),
  -- Pixels, after rotation.
  width int,
  height int,
  duration_seconds real,
  taken_at timestamptz,
  -- By the device, in ISO 8601; without an offset unless the device wrote one.
  recorded_time text,
  moment timestamptz NOT NULL DEFAULT now(),
  moment_source text NOT NULL DEFAULT 'upload',
  -- Empty: the device wrote none. Null: not read yet.
  camera text,
  placeholder text,
  -- Names of the stored renditions.
  renditions text[] NOT NULL DEFAULT '{}',
  processing text NOT NULL DEFAULT 'pending' CHECK (processing IN ('pending', 'ready', 'failed')),
  -- The next step while pending: thumbnails first, large pictures one at a time.
  processing_step text NOT NULL DEFAULT 'derive' CHECK (processing_step IN ('derive', 'preview', 'large', 'transcode')),
  -- Committed before each attempt, so that a file that kills the process is not tried forever.
  processing_attempts int NOT NULL DEFAULT 0,
  -- The process that works on it (see InstanceLockService).
  processing_by int,
  processing_queued_at timestamptz NOT NULL DEFAULT now(),
  -- Of the last attempt that did not end in an outcome; other items go first.
  processing_tried_at timestamptz,
  -- Cause of the failure, for staff.
  processing_reason text,
  -- When somebody last looked at it without its preview, which then comes first.
  looked_at timestamptz,
  -- Clips within photos, Live Photos of two files, copies of one picture.
  is_scanned boolean NOT NULL DEFAULT false,
  picture_hash bytea,
  has_twin boolean NOT NULL DEFAULT false,
  motion_offset bigint,
  motion_length bigint,
  motion_crc32 bigint,
  content_id text,
  live_pair_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  -- The couple may take it back.
  is_restorable boolean NOT NULL DEFAULT false
);
CREATE INDEX media_by_wedding ON media (wedding_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX media_by_moment ON media (wedding_id, moment DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX media_by_guest ON media (guest_id, wedding_id, created_at DESC, id DESC)
  WHERE guest_id IS NOT NULL AND deleted_at IS NULL;
-- Sums by month come from the index.
CREATE INDEX media_by_age ON media (created_at DESC, id DESC) INCLUDE (file_size) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX media_exact_repeat
  ON media (wedding_id, content_hash, file_size, (coalesce(note, ''))) WHERE deleted_at IS NULL;
-- Random, so unique. A unique index would make a renewal wait for uploads that refer to an item.
CREATE INDEX media_edit_key ON media (edit_key);
CREATE INDEX media_view_key ON media (view_key);
-- Counts for lists of weddings from the index alone.
CREATE INDEX media_figures ON media (wedding_id) INCLUDE (file_type, file_size, processing) WHERE deleted_at IS NULL;
CREATE INDEX media_pending ON media (processing_queued_at) WHERE processing = 'pending' AND deleted_at IS NULL;
-- Each new item counts its wedding's waiting items to get its turn.
CREATE INDEX media_waiting ON media (wedding_id, processing_step) WHERE processing = 'pending' AND deleted_at IS NULL;
CREATE INDEX media_failed ON media (wedding_id) WHERE processing = 'failed' AND deleted_at IS NULL;
-- Rows enter it only if their processing left them out.
CREATE INDEX media_unscanned ON media (created_at, id)
  WHERE NOT is_scanned AND processing <> 'pending' AND deleted_at IS NULL;
CREATE INDEX media_pictures ON media (wedding_id, picture_hash) WHERE picture_hash IS NOT NULL;
CREATE INDEX media_content_ids ON media (wedding_id, content_id) WHERE content_id IS NOT NULL;
CREATE INDEX media_short_clips ON media (wedding_id) WHERE duration_seconds <= 6;
CREATE INDEX media_trash_of_wedding ON media (wedding_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_trash ON media (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_restorable ON media (wedding_id, deleted_at DESC, id DESC)
  WHERE deleted_at IS NOT NULL AND is_restorable;

-- Rows end with their item; an item without a mark has no row.
CREATE TABLE media_marks (
  media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  partner text NOT NULL CHECK (partner IN ('first', 'second', 'shared')),
  heart boolean NOT NULL DEFAULT false,
  verdict text CHECK (verdict IN ('keep', 'maybe', 'no')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (media_id, partner)
);

-- Further guests who sent the same file, beside the first in media.
CREATE TABLE media_senders (
  guest_id text NOT NULL,
  wedding_id bigint NOT NULL,
  media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (guest_id, wedding_id, media_id)
);
CREATE INDEX media_senders_by_media ON media_senders (media_id, sent_at);
`;
