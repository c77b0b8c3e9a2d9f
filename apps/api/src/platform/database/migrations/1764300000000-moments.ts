import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files get the moment that is known without reading them. A job reads EXIF of
 * older photos again, because their offset was not kept.
 */
const UP = `
ALTER TABLE weddings
  ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/Istanbul',
  -- Since when the moments of its files are to be computed again.
  ADD COLUMN moments_due_at timestamptz;
CREATE INDEX weddings_moments_due ON weddings (id) WHERE moments_due_at IS NOT NULL;

-- As the phone says; the guest's id is signed.
ALTER TABLE uploads
  ADD COLUMN client_modified_at timestamptz,
  ADD COLUMN client_clock_error_ms bigint,
  ADD COLUMN client_time_zone text,
  ADD COLUMN guest_id text;
ALTER TABLE media
  ADD COLUMN moment timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN moment_source text NOT NULL DEFAULT 'upload',
  -- By the device, in ISO 8601; without an offset unless the device wrote one.
  ADD COLUMN recorded_time text,
  ADD COLUMN client_modified_at timestamptz,
  ADD COLUMN client_clock_error_ms bigint,
  ADD COLUMN client_time_zone text,
  ADD COLUMN guest_id text;

SET LOCAL hatira.is_loading = 'on';
UPDATE media SET moment = coalesce(taken_at, created_at),
  moment_source = CASE WHEN taken_at IS NULL THEN 'upload' WHEN file_type LIKE 'image/%' THEN 'exif' ELSE 'video' END,
  recorded_time = CASE WHEN file_type NOT LIKE 'image/%'
    THEN to_char(taken_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END;
SET LOCAL hatira.is_loading = '';
UPDATE weddings SET media_revision = media_revision + 1,
  moments_due_at = (
    SELECT date_trunc('milliseconds', now()) FROM media WHERE wedding_id = weddings.id AND taken_at IS NOT NULL LIMIT 1);
CREATE INDEX media_by_moment ON media (wedding_id, moment DESC, id DESC) WHERE deleted_at IS NULL;

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
`;

const DOWN = `
DROP TRIGGER weddings_moments_due ON weddings;
DROP FUNCTION make_moments_due();
DROP INDEX media_by_moment;
ALTER TABLE media DROP COLUMN moment, DROP COLUMN moment_source, DROP COLUMN recorded_time,
  DROP COLUMN client_modified_at, DROP COLUMN client_clock_error_ms, DROP COLUMN client_time_zone,
  DROP COLUMN guest_id;
ALTER TABLE uploads DROP COLUMN client_modified_at, DROP COLUMN client_clock_error_ms,
  DROP COLUMN client_time_zone, DROP COLUMN guest_id;
ALTER TABLE weddings DROP COLUMN time_zone, DROP COLUMN moments_due_at;
`;

export class Moments1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
