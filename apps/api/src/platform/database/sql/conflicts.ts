import { databaseConflicts } from '../../metrics/metrics.js';

/** Deadlock, and an order of transactions that cannot be kept. */
const CONFLICTS = new Set(['40P01', '40001']);
const MOST_ATTEMPTS = 3;

/**
 * Runs a statement or transaction again that PostgreSQL ended, and undid, in favour of another one.
 * @param work has no effect outside of the database before its commit
 * @throws the error of the third conflict, and any other error
 */
export async function repeatConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!CONFLICTS.has(code)) throw error;
      databaseConflicts.inc();
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
