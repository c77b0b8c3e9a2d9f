import type { Queryable } from '../kept-setting.js';

/** Limits of a role and a database do not hold for superusers. `reserved_connections` is new in PostgreSQL 16. */
const ALLOWED = `
SELECT least(
  current_setting('max_connections')::int - CASE WHEN rolsuper THEN 0 ELSE
    current_setting('superuser_reserved_connections')::int + coalesce(current_setting('reserved_connections', true)::int, 0)
  END,
  CASE WHEN NOT rolsuper AND rolconnlimit >= 0 THEN rolconnlimit END,
  CASE WHEN NOT rolsuper AND datconnlimit >= 0 THEN datconnlimit END
) AS allowed
FROM pg_roles, pg_database WHERE rolname = session_user AND datname = current_database()`;

/** Returns how many connections PostgreSQL permits to this account in this database, those of other programs included. */
export async function allowedConnections(database: Queryable): Promise<number> {
  const [row] = await database.query<{ allowed: number }[]>(ALLOWED);
  return row?.allowed ?? Infinity;
}
