import { userName } from './postgres-cluster.mjs';
import { PlainError } from '../plain-error.mjs';

/** @import { Cluster } from './postgres-cluster.mjs' */

/**
 * Creates the product's database if missing.
 * @param {Cluster} cluster
 * @param {number} port
 * @throws PlainError when the server refuses
 */
export async function ensureDatabase(cluster, port) {
  const found = await query(
    cluster,
    port,
    'postgres',
    `SELECT 1 FROM pg_database WHERE datname = '${userName}'`,
  );
  const isThere =
    found?.length === 1 ||
    (found &&
      (await query(cluster, port, 'postgres', `CREATE DATABASE ${userName}`)));
  if (!isThere)
    throw new PlainError(
      `PostgreSQL on ${cluster.data} refuses us (see ${cluster.logFile}).`,
    );
}

/**
 * Returns rows, or null when the server does not answer (yet) or refuses us.
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string} database
 * @param {string} text
 */
export async function query(cluster, port, database, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, database),
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string} database
 */
export function urlOf(cluster, port, database) {
  return `postgres://${userName}:${cluster.password}@127.0.0.1:${port}/${database}`;
}
