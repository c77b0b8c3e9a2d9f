import pg from 'pg';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Config } from '../config/load-config.js';
import { MIGRATIONS } from './migrations/index.js';
import { PatientPool } from './pool/patient-pool.js';
import { MOST_CONNECTIONS } from './pool/pool-size.js';
import { boundSilence } from './silence-bound.js';

/** Kept open: a server without room for others leaves a process able to work. */
const KEPT_CONNECTIONS = 2;
/** Also for a pooled connection: a burst of uploads queues. */
export const CONNECT_TIMEOUT_MS = 30_000;
/** Keeps routers from dropping an idle connection. */
const KEEP_ALIVE_MS = 10_000;
/** Longer than any statement; shorter than the 85 s of a guest's page. */
const SILENCE_MS = 60_000;

/**
 * Options of every connection. No statement timeout, because migrations may be
 * slow. Migrations alone make the schema.
 */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    driver: { ...pg, Pool: PatientPool },
    poolSize: MOST_CONNECTIONS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: {
      idle_in_transaction_session_timeout: 120_000,
      // Compiling a long list's expressions takes longer than the list.
      options: '-c jit=off',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
  };
}

/**
 * Returns the options of servers and workers: a missing answer counts as a
 * broken connection.
 */
export function servingOptions(
  url: string,
  silenceMs = SILENCE_MS,
): PostgresDataSourceOptions {
  const options = dataSourceOptions(url);
  return {
    ...options,
    extra: {
      ...(options.extra as object),
      min: KEPT_CONNECTIONS,
      onConnect: boundSilence(silenceMs),
    },
  };
}

/** @throws Error without a database in the configuration */
export function requireUrl(config: Config): string {
  if (!config.databaseUrl)
    throw new Error(
      'DATABASE_URL is not set (npm start sets it to the embedded server)',
    );
  return config.databaseUrl;
}
