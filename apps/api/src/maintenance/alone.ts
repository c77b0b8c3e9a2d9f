import pg from 'pg';
import { LoadRefusedError } from '../database/database-load.js';

const BACKUP_LOCK = 7_428_003;

/**
 * Does the work while no other backup of this database is made: two of them would remove each other's copies.
 * @throws LoadRefusedError when one is
 */
export async function aloneOf<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isMine: boolean }>('SELECT pg_try_advisory_lock($1) AS "isMine"', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.isMine) throw new LoadRefusedError('another backup is being made at this moment');
    return await work();
  } finally {
    await client.end();
  }
}
