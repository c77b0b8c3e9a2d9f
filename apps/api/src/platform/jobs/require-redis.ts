import { Redis } from 'ioredis';
import type { Config } from '../config/load-config.js';
import { requireRedisUrl } from './redis-url.js';

const CONNECT_TIMEOUT_MS = 5_000;

/** @throws Error that names the variable, when Redis cannot be reached at the start; later it may go and come back */
export async function requireRedis(config: Config): Promise<void> {
  const url = requireRedisUrl(config);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // ioredis tells only that the connection is closed; the reason comes as an event.
  let reason = '';
  redis.on('error', (error: Error) => (reason ||= error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new Error(
      `REDIS_URL: Redis cannot be used (${reason || (error as Error).message})`,
      { cause: error },
    );
  } finally {
    redis.disconnect();
  }
}
