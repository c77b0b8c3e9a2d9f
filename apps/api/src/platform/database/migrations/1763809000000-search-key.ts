import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ignores case and marks: `ayse` finds `Ayşe`. The four Turkish i are one
 * letter, as in paths; the Azerbaijani schwa, missing on Turkish keyboards, is
 * an e. Keys of paths are stored: they are searched most.
 */
const UP = `
CREATE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = char_length($1) THEN lower($1 COLLATE "C")
    ELSE lower(regexp_replace(normalize(translate($1, 'IİıƏə', 'iiiee'), NFD), '[\\u0300-\\u036f]', '', 'g')) END
$$;
ALTER TABLE weddings ADD COLUMN slug_search text GENERATED ALWAYS AS (search_key(slug)) STORED;
DROP INDEX IF EXISTS media_names, audit_words;
-- Without pg_trgm, or the right to install it, searches read every row: slower, same result.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX weddings_words ON weddings USING gin (slug_search gin_trgm_ops);
  CREATE INDEX media_words ON media USING gin (search_key(file_name) gin_trgm_ops);
  CREATE INDEX messages_words ON contact_messages
    USING gin (search_key(name) gin_trgm_ops, search_key(email) gin_trgm_ops, search_key(message) gin_trgm_ops);
  CREATE INDEX audit_words ON audit_entries
    USING gin (search_key(target) gin_trgm_ops, search_key(staff_email) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: searches by part of a name read every row';
END $$;
`;

const DOWN = `
DROP INDEX IF EXISTS weddings_words, media_words, messages_words, audit_words;
ALTER TABLE weddings DROP COLUMN slug_search;
DROP FUNCTION search_key(text);
`;

export class SearchKey1763809000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
