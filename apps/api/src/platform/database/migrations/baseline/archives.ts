/** Zips of a wedding's files, and the triggers that end them with their files. */
export const ARCHIVES = `
CREATE TABLE archives (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  -- Rights of the archive's link: archives are separate for each link.
  access text NOT NULL DEFAULT 'full' CHECK (access IN ('full', 'view')),
  -- SHA-256 over the contents: the same selection is the same archive.
  fingerprint bytea NOT NULL,
  is_whole_wedding boolean NOT NULL,
  layout text NOT NULL DEFAULT 'flat',
  file_name text NOT NULL,
  file_count int NOT NULL,
  -- Size of the zip by its layout.
  total_bytes bigint NOT NULL,
  -- The planned contents; all null once the archive has ended.
  media_ids uuid[],
  plan text,
  index_html text,
  notes_html text,
  notes_csv text,
  status text NOT NULL CHECK (status IN ('queued', 'building', 'ready', 'failed', 'expired')),
  progress int NOT NULL DEFAULT 0,
  reason text CHECK (reason IN ('storage_full', 'build_failed', 'age', 'files_deleted', 'link_renewed')),
  -- Committed before each attempt to build it.
  attempts int NOT NULL DEFAULT 0,
  -- The process that builds it (see InstanceLockService).
  built_by int,
  queued_at timestamptz NOT NULL DEFAULT now(),
  -- Key of the built zip; its size once it is complete.
  built_key text,
  built_bytes bigint,
  -- Recipient of the message when the archive is ready or has failed.
  recipients jsonb NOT NULL DEFAULT '[]',
  -- Null: not requested yet.
  requested_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (ended_at IS NOT NULL OR plan IS NOT NULL)
);
CREATE UNIQUE INDEX archives_live ON archives (wedding_id, access, fingerprint) WHERE ended_at IS NULL;
CREATE INDEX archives_by_wedding ON archives (wedding_id);
CREATE INDEX archives_waiting ON archives (queued_at) WHERE status IN ('queued', 'building');
CREATE INDEX archives_expiry ON archives (expires_at) WHERE ended_at IS NULL;
CREATE INDEX archives_ended ON archives (ended_at) WHERE ended_at IS NOT NULL;

-- The last item in a wedding's automatic archive.
CREATE TABLE archive_prebuilds (
  wedding_id bigint PRIMARY KEY REFERENCES weddings (id) ON DELETE CASCADE,
  newest_item_at timestamptz NOT NULL
);

-- Deleting an item ends every archive that contains it, in the same transaction. An archive that is being made holds
-- the wedding's lock (see archives.repository.ts): either this trigger sees the archive, or the archive sees
-- that the item is deleted.
CREATE FUNCTION end_archives(gone uuid[], weddings bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wedding bigint;
BEGIN
  FOREACH wedding IN ARRAY weddings LOOP
    PERFORM pg_advisory_xact_lock(wedding);
    UPDATE archives
    SET status = 'expired', reason = 'files_deleted', ended_at = now(),
      media_ids = NULL, plan = NULL, index_html = NULL, notes_html = NULL, notes_csv = NULL, recipients = '[]'
    WHERE wedding_id = wedding AND ended_at IS NULL
      AND EXISTS (SELECT 1 FROM unnest(media_ids) AS held (id) JOIN unnest(gone) AS lost (id) USING (id));
  END LOOP;
END $$;

CREATE FUNCTION end_archives_of_trash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[]; weddings bigint[];
BEGIN
  SELECT array_agg(after.id), array_agg(DISTINCT after.wedding_id ORDER BY after.wedding_id) INTO ids, weddings
  FROM after JOIN before USING (id) WHERE after.deleted_at IS NOT NULL AND before.deleted_at IS NULL;
  IF ids IS NOT NULL THEN PERFORM end_archives(ids, weddings); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER media_trash_ends_archives AFTER UPDATE ON media
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION end_archives_of_trash();

CREATE FUNCTION end_archives_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[]; weddings bigint[];
BEGIN
  SELECT array_agg(id), array_agg(DISTINCT wedding_id ORDER BY wedding_id) INTO ids, weddings
  FROM before WHERE deleted_at IS NULL;
  IF ids IS NOT NULL THEN PERFORM end_archives(ids, weddings); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER media_erasure_ends_archives AFTER DELETE ON media
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION end_archives_of_erased();
`;
