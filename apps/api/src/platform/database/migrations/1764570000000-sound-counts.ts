import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: whether a file of `counted` counts as failed. */
const IS_FAILED = {
  withSound: `processing = 'failed'`,
  withoutSound: `processing = 'failed' AND processing_reason IS DISTINCT FROM 'a recording of sound'`,
};

const signed = (sign: 1 | -1, table: string) =>
  `SELECT ${sign} AS sign, wedding_id, file_type, file_size, processing, processing_reason FROM ${table} WHERE deleted_at IS NULL`;
const AFTER = signed(1, 'after');
const BEFORE = signed(-1, 'before');

const counting = (name: string, rows: string, isFailed: string) => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE counts record;
BEGIN
  FOR counts IN
    SELECT wedding_id, sum(sign) AS media, sum(sign * (file_type LIKE 'image/%')::int) AS photos,
      sum(sign * file_size) AS bytes, sum(sign * (${isFailed})::int) AS failed
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

/** Files do not change until the commit, so the sums fit the functions. */
const countingWhen = (isFailed: string) => `
LOCK TABLE media IN SHARE ROW EXCLUSIVE MODE;
${counting('count_media_added', AFTER, isFailed)}
${counting('count_media_changed', `${AFTER} UNION ALL ${BEFORE}`, isFailed)}
${counting('count_media_removed', BEFORE, isFailed)}
UPDATE weddings SET failed_count = counts.failed
FROM (
  SELECT wedding_id, count(*) FILTER (WHERE ${isFailed}) AS failed FROM media
  WHERE deleted_at IS NULL AND processing = 'failed' GROUP BY wedding_id) AS counts
WHERE id = counts.wedding_id AND failed_count <> counts.failed;
`;

/** A recording of sound plays: it is no file that cannot be shown. */
export class SoundCounts1764570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countingWhen(IS_FAILED.withoutSound));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countingWhen(IS_FAILED.withSound));
  }
}
