import { Redis } from 'ioredis';
import type { Config } from '../config/load-config.js';
import { requireRedisUrl } from './redis-url.js';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Fails the start without Redis; later outages are tolerated.
 * @throws Error that names the variable
 */
export async function requireRedis(config: Config): Promise<void> {
  const url = requireRedisUrl(config);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // ioredis rejects with "closed" only; the cause is an event.
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
