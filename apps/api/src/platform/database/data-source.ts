import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Config } from '../config/load-config.js';
import { lockClass } from './advisory-locks.js';
import { MIGRATIONS } from './migrations/index.js';
import { boundSilence } from './silence-bound.js';

const POOL_SIZE = 20;
/** Also the wait for a connection of the pool: a hall whose photos all end at once waits its turn, and is not refused. */
const CONNECT_TIMEOUT_MS = 30_000;
/** Finds out that the other end is gone while nothing is sent, and keeps routers from forgetting the connection. */
const KEEP_ALIVE_MS = 10_000;
/** Above what any statement of the product takes, and below the 85 s after which a guest's page gives up. */
const SILENCE_MS = 60_000;

/** How every process reaches PostgreSQL. Migrations take as long as they take. The schema comes from migrations alone, never from the entities. */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: {
      idle_in_transaction_session_timeout: 120_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
  };
}

/** The same for whoever serves or works: an answer that does not come fails like a broken connection. */
export function servingOptions(
  url: string,
  silenceMs = SILENCE_MS,
): PostgresDataSourceOptions {
  const options = dataSourceOptions(url);
  return {
    ...options,
    extra: { ...(options.extra as object), onConnect: boundSilence(silenceMs) },
  };
}

/** @throws Error when the process was started without a database. */
export function requireUrl(config: Config): string {
  if (!config.databaseUrl)
    throw new Error(
      'DATABASE_URL is not set (npm start sets it to the embedded server)',
    );
  return config.databaseUrl;
}

/**
 * Brings the schema up to date. Safe to call from several processes at the same moment.
 * @throws Error that names the variable when PostgreSQL cannot be reached
 */
export async function migrate(url: string): Promise<void> {
  const source = await new DataSource(dataSourceOptions(url))
    .initialize()
    .catch((error: Error) => {
      throw new Error(
        `DATABASE_URL: PostgreSQL cannot be used (${error.message})`,
        { cause: error },
      );
    });
  try {
    const runner = source.createQueryRunner();
    // Any number of processes may start at once: one migrates, the others wait for it.
    await runner.query('SELECT pg_advisory_lock($1, 0)', [
      lockClass('migrations'),
    ]);
    await source.runMigrations();
    await runner.query('SELECT pg_advisory_unlock($1, 0)', [
      lockClass('migrations'),
    ]);
    await runner.release();
  } finally {
    await source.destroy();
  }
}
