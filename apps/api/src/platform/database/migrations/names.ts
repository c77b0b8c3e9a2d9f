const HAS_MIGRATIONS = `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`;
const NAMES = 'SELECT name FROM migrations';

/** Something that sends SQL, such as a query runner or a data source. */
export interface Database {
  query<T>(statement: string): Promise<T>;
}

/** Returns the names of the migrations that a database has. */
export async function migrationsOf(database: Database): Promise<string[]> {
  const [found] = await database.query<{ isThere: boolean }[]>(HAS_MIGRATIONS);
  if (!found?.isThere) return [];
  const rows = await database.query<{ name: string }[]>(NAMES);
  return rows.map(({ name }) => name);
}
