import pg from 'pg';

/**
 * Names the connections of this process, which PostgreSQL lists in `pg_stat_activity`. DATABASE_URL and PGAPPNAME may
 * name them otherwise.
 * @param part of the product, such as `web`
 */
export function nameConnections(part: string): void {
  pg.defaults.application_name = `hatira ${part}`;
}
