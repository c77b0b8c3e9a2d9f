import type pg from 'pg';
import { lockClass } from '../../platform/database/advisory-locks.js';
import { connectedClient } from '../../platform/database/connected-client.js';
import { LoadRefusedError } from '../../platform/database/dump/database-load.js';

/** A connection without an answer counts as lost. */
const ANSWER_MS = 30_000;

/**
 * Runs the work while no other backup of this database runs: two would remove
 * each other's copies.
 * @param work calls `requireAlone` before each step that another would spoil:
 *   the lock ends with its connection
 * @throws LoadRefusedError if another runs; by `requireAlone` if one may
 */
export async function aloneOf<T>(
  url: string,
  work: (requireAlone: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const client = await connectedClient({
    connectionString: url,
    keepAlive: true,
    query_timeout: ANSWER_MS,
  });
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1, 0) AS "isMine"',
      [lockClass('backup')],
    );
    if (!rows[0]?.isMine)
      throw new LoadRefusedError(
        'Another backup is running. Try again when it has finished.',
      );
    return await work(() => requireAnswer(client));
  } finally {
    // A lost connection may not even close.
    await client.end().catch(() => undefined);
  }
}

/** The lock lives as long as its session. */
async function requireAnswer(client: pg.Client): Promise<void> {
  try {
    await client.query('SELECT 1');
  } catch (error) {
    const reason =
      'The connection that locks out other backups was lost. This backup is unfinished and no older one was removed. Run it again.';
    throw new LoadRefusedError(reason, { cause: error });
  }
}
