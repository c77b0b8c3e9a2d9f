import type { Config } from '../config/load-config.js';

/** @throws Error when the process was started without a Redis. */
export function requireRedisUrl(config: Config): string {
  if (!config.redisUrl) throw new Error('REDIS_URL is not set (npm start sets it to the embedded server)');
  return config.redisUrl;
}
