import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The date of a wedding is stored: the displayed one, else that of the path. */
export class WeddingDates1765000000000 implements MigrationInterface {
  /** The new column rewrites the table of weddings, which is small. */
  async up(runner: QueryRunner): Promise<void> {
    // Paths have letters, marks, digits and hyphens. The first and the last part have no digit.
    await runner.query(`
      CREATE FUNCTION path_date(slug text) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT CASE WHEN part[1]::int <=
            extract(day FROM make_date(2000 + part[3]::int, part[2]::int, 1) + interval '1 month' - interval '1 day')
          THEN make_date(2000 + part[3]::int, part[2]::int, part[1]::int) END
        FROM regexp_match(slug COLLATE "und-x-icu",
          '^[^-[:digit:]]+-(0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])([0-9]{2})-[^-[:digit:]]+$') AS part
      $$;
      ALTER TABLE weddings ADD COLUMN wedding_date date
        GENERATED ALWAYS AS (coalesce(displayed_date, path_date(slug))) STORED;
      CREATE INDEX weddings_by_date ON weddings (wedding_date, created_at DESC, id) WHERE deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS weddings_by_date;
      ALTER TABLE weddings DROP COLUMN IF EXISTS wedding_date;
      DROP FUNCTION IF EXISTS path_date(text)`);
  }
}
