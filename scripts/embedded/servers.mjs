import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer
 * @typedef {Awaited<ReturnType<typeof startRedis>>} RedisServer
 * @typedef {{ postgres: PostgresServer, redis: RedisServer }} Servers
 */

/**
 * Starts the wanted servers (default: both) at once; if one fails, stops the other.
 * @overload
 * @param {{ dataDir: string, durable: boolean }} options
 * @returns {Promise<{ postgres: PostgresServer, redis: RedisServer }>}
 */
/**
 * @overload
 * @param {{ dataDir: string, durable: boolean, withPostgres: boolean, withRedis: boolean }} options
 * @returns {Promise<{ postgres?: PostgresServer, redis?: RedisServer }>}
 */
/** @param {{ dataDir: string, durable: boolean, withPostgres?: boolean, withRedis?: boolean }} options */
export async function startServers({
  dataDir,
  durable,
  withPostgres = true,
  withRedis = true,
}) {
  const starting = {
    postgres: withPostgres ? startPostgres({ dataDir, durable }) : undefined,
    redis: withRedis ? startRedis({ dataDir, durable }) : undefined,
  };
  const outcomes = await Promise.allSettled(Object.values(starting));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed)
    return { postgres: await starting.postgres, redis: await starting.redis };
  await Promise.all(
    outcomes.map(
      (outcome) => outcome.status === 'fulfilled' && outcome.value?.stop(),
    ),
  );
  throw failed.reason;
}
