import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockClass } from '../advisory-locks.js';

/** Searches find a wedding by these words. */
const searchColumn = (words: string) => `
ALTER TABLE weddings DROP COLUMN slug_search;
ALTER TABLE weddings ADD COLUMN slug_search text GENERATED ALWAYS AS (search_key(${words})) STORED;
-- Without pg_trgm searches read every row, as before.
DO $$
BEGIN
  CREATE INDEX weddings_words ON weddings USING gin (slug_search gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there';
END $$;`;

const UP = `
-- Null: from the path.
ALTER TABLE weddings
  ADD COLUMN displayed_names text[] CHECK (cardinality(displayed_names) BETWEEN 1 AND 2),
  ADD COLUMN displayed_date date;
${searchColumn("slug || coalesce(' ' || displayed_names[1], '') || coalesce(' ' || displayed_names[2], '')")}
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
`;

const DOWN = `
DROP TRIGGER claim_wedding_paths ON weddings;
DROP FUNCTION claim_wedding_paths();
DROP TABLE wedding_aliases;
${searchColumn('slug')}
ALTER TABLE weddings DROP COLUMN displayed_names, DROP COLUMN displayed_date;
`;

export class WeddingNames1764160700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
