/**
 * Searches ignore case and marks: `ayse` finds `Ayşe`. The four Turkish i are one letter, as
 * in paths; the Azerbaijani schwa, missing on Turkish keyboards, is an e.
 */
export const SEARCH_KEY = `
CREATE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = char_length($1) THEN lower($1 COLLATE "C")
    ELSE lower(regexp_replace(normalize(translate($1, 'IİıƏə', 'iiiee'), NFD), '[\\u0300-\\u036f]', '', 'g')) END
$$;
`;

/** Searches find the same without pg_trgm, or the right to install it, but read every row. */
export const SEARCH_INDEXES = `
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX weddings_words ON weddings USING gin (slug_search gin_trgm_ops);
  CREATE INDEX media_words ON media USING gin (search_key(file_name) gin_trgm_ops);
  CREATE INDEX media_notes ON media USING gin (search_key(note) gin_trgm_ops) WHERE note IS NOT NULL;
  CREATE INDEX messages_words ON contact_messages
    USING gin (search_key(name) gin_trgm_ops, search_key(email) gin_trgm_ops, search_key(message) gin_trgm_ops);
  CREATE INDEX audit_words ON audit_entries
    USING gin (search_key(target) gin_trgm_ops, search_key(staff_email) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: searches by part of a name read every row';
END $$;
`;
