import { lockClass } from '../../advisory-locks.js';

/** A wedding with its links, former paths and backgrounds. */
export const WEDDINGS = `
CREATE TABLE weddings (
  id bigint PRIMARY KEY,
  slug text NOT NULL,
  slug_key text NOT NULL,
  -- Null: from the path.
  displayed_names text[] CHECK (cardinality(displayed_names) BETWEEN 1 AND 2),
  displayed_date date,
  slug_search text GENERATED ALWAYS AS
    (search_key(slug || coalesce(' ' || displayed_names[1], '') || coalesce(' ' || displayed_names[2], ''))) STORED,
  is_enabled boolean NOT NULL DEFAULT true,
  disabled_at timestamptz,
  -- The sample wedding that the server makes; at most one outside the trash.
  is_demo boolean NOT NULL DEFAULT false,
  title_font text NOT NULL DEFAULT 'default' CHECK (title_font IN ('default', 'script')),
  visibility text NOT NULL DEFAULT 'upload-only' CHECK (visibility IN ('upload-only', 'shared', 'sealed')),
  sealed_until timestamptz,
  moderation text NOT NULL DEFAULT 'at-once' CHECK (moderation IN ('at-once', 'by-choice')),
  time_zone text NOT NULL DEFAULT 'Europe/Istanbul',
  -- Since when the moments of its files are to be computed again.
  moments_due_at timestamptz,
  -- Rises with every change of the wedding's media: the ETag of its lists.
  media_revision bigint NOT NULL DEFAULT 0,
  -- Lists sort by these figures, so they are stored. Uploads change them: they have no index.
  media_count int NOT NULL DEFAULT 0,
  photo_count int NOT NULL DEFAULT 0,
  media_bytes bigint NOT NULL DEFAULT 0,
  failed_count int NOT NULL DEFAULT 0,
  last_upload_at timestamptz,
  -- Time at which its files go to the trash, announced at least 30 days before; null: not announced.
  files_due_at timestamptz,
  -- Exempted by staff.
  is_kept boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CHECK ((visibility = 'sealed') = (sealed_until IS NOT NULL))
);
CREATE UNIQUE INDEX weddings_slug_key ON weddings (slug_key) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX weddings_demo ON weddings (is_demo) WHERE is_demo AND deleted_at IS NULL;
CREATE INDEX weddings_by_age ON weddings (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX weddings_by_path ON weddings (slug COLLATE "tr-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX weddings_by_upload ON weddings (last_upload_at DESC)
  WHERE deleted_at IS NULL AND last_upload_at IS NOT NULL;
CREATE INDEX weddings_trash ON weddings (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX weddings_due ON weddings (files_due_at) WHERE files_due_at IS NOT NULL;
CREATE INDEX weddings_moments_due ON weddings (id) WHERE moments_due_at IS NOT NULL;

CREATE FUNCTION make_moments_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In JavaScript's precision.
  NEW.moments_due_at = date_trunc('milliseconds', clock_timestamp());
  RETURN NEW;
END $$;
CREATE TRIGGER weddings_moments_due BEFORE UPDATE OF time_zone, displayed_date, slug ON weddings
  FOR EACH ROW WHEN ((OLD.time_zone, OLD.displayed_date, OLD.slug)
    IS DISTINCT FROM (NEW.time_zone, NEW.displayed_date, NEW.slug))
  EXECUTE FUNCTION make_moments_due();

CREATE TABLE wedding_links (
  -- Opens the gallery.
  hash bigint PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id) ON DELETE CASCADE,
  -- full: the couple's link. view: the relatives' link, without deletion.
  access text NOT NULL CHECK (access IN ('full', 'view')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wedding_links_one_of_each UNIQUE (wedding_id, access) INCLUDE (hash)
);
-- Finds a link by the first digits of its hash.
CREATE INDEX wedding_links_by_digits ON wedding_links ((hash::text) text_pattern_ops);

-- Former paths, which are on printed cards: they lead to the wedding as long as it exists.
CREATE TABLE wedding_aliases (
  wedding_id bigint NOT NULL REFERENCES weddings (id) ON DELETE CASCADE,
  slug text NOT NULL,
  slug_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (wedding_id, slug_key)
);
CREATE INDEX wedding_aliases_by_key ON wedding_aliases (slug_key);

-- Paths and former paths of weddings outside the trash are unique together, which no index over two tables can prove.
CREATE FUNCTION claim_wedding_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Claims take turns: the second one sees the first.
  PERFORM pg_advisory_xact_lock(${lockClass('weddingPaths')}, 0);
  IF EXISTS (
    SELECT 1 FROM wedding_aliases AS former JOIN weddings AS other ON other.id = former.wedding_id
    WHERE other.id <> NEW.id AND other.deleted_at IS NULL
      AND former.slug_key IN (
        SELECT NEW.slug_key UNION ALL SELECT slug_key FROM wedding_aliases WHERE wedding_id = NEW.id)
  ) OR EXISTS (
    SELECT 1 FROM wedding_aliases AS own JOIN weddings AS other USING (slug_key)
    WHERE own.wedding_id = NEW.id AND other.id <> NEW.id AND other.deleted_at IS NULL
  ) THEN
    RAISE EXCEPTION 'the path belongs to another wedding'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'weddings_slug_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER claim_wedding_paths AFTER INSERT OR UPDATE OF slug_key, deleted_at ON weddings
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION claim_wedding_paths();

CREATE TABLE backgrounds (
  id uuid PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id),
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  file_type text NOT NULL,
  sha256 bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX backgrounds_one_per_wedding ON backgrounds (wedding_id) WHERE deleted_at IS NULL;
CREATE INDEX backgrounds_trash ON backgrounds (deleted_at) WHERE deleted_at IS NOT NULL;

-- Owns the objects of a background that is still being stored.
CREATE TABLE unfinished_backgrounds (id uuid PRIMARY KEY, made_by integer NOT NULL);
`;
