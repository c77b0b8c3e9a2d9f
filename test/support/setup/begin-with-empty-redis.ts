import { Redis } from 'ioredis';
import { redisUrlOfWorker } from '../servers/test-redis.js';

/**
 * Runs before each spec file: counts and jobs of the file before it no longer
 * matter.
 */
beforeAll(async () => {
  const redis = new Redis(redisUrlOfWorker());
  await redis.flushdb();
  redis.disconnect();
});
