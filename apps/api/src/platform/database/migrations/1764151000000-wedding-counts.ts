import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: counts by wedding, in an order that prevents deadlocks. */
const countsOf = (rows: string) => `
SELECT wedding_id, sum(sign) AS media, sum(sign * (file_type LIKE 'image/%')::int) AS photos,
  sum(sign * file_size) AS bytes, sum(sign * (processing = 'failed')::int) AS failed
FROM (${rows}) AS counted
GROUP BY wedding_id ORDER BY wedding_id`;

const signed = (sign: 1 | -1, table: string) =>
  `SELECT ${sign} AS sign, wedding_id, file_type, file_size, processing FROM ${table} WHERE deleted_at IS NULL`;
const AFTER = signed(1, 'after');
const BEFORE = signed(-1, 'before');

const SET = `SET media_count = media_count + counts.media, photo_count = photo_count + counts.photos,
  media_bytes = media_bytes + counts.bytes, failed_count = failed_count + counts.failed`;

const counting = (name: string, rows: string) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE counts record;
BEGIN
  FOR counts IN ${countsOf(rows)} LOOP
    CONTINUE WHEN (counts.media, counts.photos, counts.bytes, counts.failed) = (0, 0, 0, 0);
    UPDATE weddings ${SET} WHERE id = counts.wedding_id;
  END LOOP;
  RETURN NULL;
END $$;`;

/** A restored backup has the counts in its rows. */
const UNLESS_LOADING = `FOR EACH STATEMENT WHEN (current_setting('hatira.is_loading', true) IS DISTINCT FROM 'on')`;

/**
 * Counts change in the files' transaction: lists sort without reading files. No
 * index: uploads must not change one. By name the triggers run after those that
 * end archives, which keeps the order of locks.
 */
const UP = `
ALTER TABLE weddings
  ADD COLUMN media_count int NOT NULL DEFAULT 0,
  ADD COLUMN photo_count int NOT NULL DEFAULT 0,
  ADD COLUMN media_bytes bigint NOT NULL DEFAULT 0,
  ADD COLUMN failed_count int NOT NULL DEFAULT 0;
${counting('count_media_added', AFTER)}
${counting('count_media_changed', `${AFTER} UNION ALL ${BEFORE}`)}
${counting('count_media_removed', BEFORE)}
CREATE TRIGGER media_wedding_counts_added AFTER INSERT ON media
  REFERENCING NEW TABLE AS after
  ${UNLESS_LOADING} EXECUTE FUNCTION count_media_added();
CREATE TRIGGER media_wedding_counts_changed AFTER UPDATE ON media
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  ${UNLESS_LOADING} EXECUTE FUNCTION count_media_changed();
CREATE TRIGGER media_wedding_counts_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS before
  ${UNLESS_LOADING} EXECUTE FUNCTION count_media_removed();
UPDATE weddings ${SET} FROM (${countsOf(signed(1, 'media'))}) AS counts WHERE id = counts.wedding_id;
`;

const DOWN = `
DROP TRIGGER media_wedding_counts_added ON media;
DROP TRIGGER media_wedding_counts_changed ON media;
DROP TRIGGER media_wedding_counts_removed ON media;
DROP FUNCTION count_media_added, count_media_changed, count_media_removed;
ALTER TABLE weddings
  DROP COLUMN media_count, DROP COLUMN photo_count, DROP COLUMN media_bytes, DROP COLUMN failed_count;
`;

export class WeddingCounts1764151000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
