import type { DataSource } from 'typeorm';
import { until } from '../until.js';

/** Accounts and settings stay, as after an installation. */
const KEPT = ['migrations', 'settings', 'staff_accounts'];

/**
 * Empties the tables but {@link KEPT}. DELETE costs a fortieth of TRUNCATE, which makes new files for 16 tables and
 * 80 indexes; the locks are the same, and foreign keys and triggers rest.
 */
export async function emptyTables(database: DataSource): Promise<void> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT format('%I', tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> ALL($1)`,
    [KEPT],
  );
  const names = tables.map(({ name }) => name);
  // One message, and so one transaction.
  const statements = [
    `LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`,
    'SET LOCAL session_replication_role = replica',
    ...names.map((name) => `DELETE FROM ${name}`),
  ];
  await until('the tables are empty', () =>
    endsWithoutDeadlock(database, statements.join('; ')),
  );
}

/**
 * The worker may still use the last test's rows; PostgreSQL then ends one of
 * the two.
 */
async function endsWithoutDeadlock(
  database: DataSource,
  statements: string,
): Promise<boolean> {
  try {
    await database.query(statements);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01') throw error;
    return false;
  }
}
