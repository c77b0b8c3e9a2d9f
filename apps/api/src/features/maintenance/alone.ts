import pg from 'pg';
import { lockClass } from '../../platform/database/advisory-locks.js';
import { LoadRefusedError } from '../../platform/database/dump/database-load.js';

/** A connection that does not answer is taken for lost. */
const ANSWER_MS = 30_000;

/**
 * Does the work while no other backup of this database is made: two of them would remove each other's copies.
 * @param work asks `requireAlone` before each step that another one would spoil: its lock goes with its connection
 * @throws LoadRefusedError when another is being made, and by `requireAlone` when one may be
 */
export async function aloneOf<T>(
  url: string,
  work: (requireAlone: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1, 0) AS "isMine"',
      [lockClass('backup')],
    );
    if (!rows[0]?.isMine)
      throw new LoadRefusedError('another backup is being made at this moment');
    return await work(() => requireAnswer(client));
  } finally {
    // A lost connection may not even say goodbye.
    await client.end().catch(() => undefined);
  }
}

/** The session lives, and so does its lock. */
async function requireAnswer(client: pg.Client): Promise<void> {
  try {
    await client.query('SELECT 1');
  } catch (error) {
    const reason =
      'the connection was lost that keeps other backups away: nothing is finished or removed; run it again';
    throw new LoadRefusedError(reason, { cause: error });
  }
}
