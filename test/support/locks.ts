import type { DataSource } from 'typeorm';
import { databaseConflicts } from '../../apps/api/src/platform/metrics/metrics.js';

/** Tells whether a statement of this database waits for a lock. */
export async function waitsForLock(database: DataSource): Promise<boolean> {
  const waiting = await database.query<unknown[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}

/** Returns the number of statements that PostgreSQL ended in favour of others, in this process. */
export async function conflicts(): Promise<number> {
  const { values } = await databaseConflicts.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}
