import { Redis } from 'ioredis';
import { redisUrlOfWorker } from '../servers/test-redis.js';

/** Clears the last spec file's counts and jobs. */
export async function beginWithEmptyRedis(): Promise<void> {
  const redis = new Redis(redisUrlOfWorker());
  await redis.flushdb();
  redis.disconnect();
}
