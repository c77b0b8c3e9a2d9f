/** SQL: the rows of a statement's new or old table that count. */
const signed = (sign: 1 | -1, table: string) =>
  `SELECT ${sign} AS sign, wedding_id, file_type, file_size, processing, processing_reason FROM ${table} WHERE deleted_at IS NULL`;
const AFTER = signed(1, 'after');
const BEFORE = signed(-1, 'before');

/** A recording of sound plays: it does not count as a file that cannot be shown. */
const IS_FAILED = `processing = 'failed' AND processing_reason IS DISTINCT FROM 'a recording of sound'`;

/** The order prevents deadlocks. */
const counting = (name: string, rows: string) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE counts record;
BEGIN
  FOR counts IN
    SELECT wedding_id, sum(sign) AS media, sum(sign * (file_type LIKE 'image/%')::int) AS photos,
      sum(sign * file_size) AS bytes, sum(sign * (${IS_FAILED})::int) AS failed
    FROM (${rows}) AS counted
    GROUP BY wedding_id ORDER BY wedding_id
  LOOP
    CONTINUE WHEN (counts.media, counts.photos, counts.bytes, counts.failed) = (0, 0, 0, 0);
    UPDATE weddings SET media_count = media_count + counts.media, photo_count = photo_count + counts.photos,
      media_bytes = media_bytes + counts.bytes, failed_count = failed_count + counts.failed
    WHERE id = counts.wedding_id;
  END LOOP;
  RETURN NULL;
END $$;`;

/** A restored backup has the counts in its rows. */
const UNLESS_LOADING = `FOR EACH STATEMENT WHEN (current_setting('hatira.is_loading', true) IS DISTINCT FROM 'on')`;

/**
 * A wedding's counts change in the transaction of its files. By name the triggers run after
 * those that end archives, which keeps the order of locks.
 */
export const MEDIA_COUNTS = `
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
`;
