import type { RedisOptions } from 'ioredis';
import type { Config } from '../config/load-config.js';

/** @throws Error without a Redis in the configuration */
export function requireRedisUrl(config: Config): string {
  if (!config.redisUrl)
    throw new Error(
      'REDIS_URL is not set (npm start sets it to the embedded server)',
    );
  return config.redisUrl;
}

/** Bull never closes connections of a custom factory. */
export function redisOptions(redisUrl: string): RedisOptions {
  const url = new URL(redisUrl);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 6379),
    db: Number(url.pathname.slice(1) || 0),
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' && { tls: {} }),
  };
}
