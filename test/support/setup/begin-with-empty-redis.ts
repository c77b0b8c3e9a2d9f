import { Redis } from 'ioredis';
import { redisUrlOfWorker } from '../servers/test-redis.js';

/** Clears the last spec file's counts and jobs. */
beforeAll(async () => {
  const redis = new Redis(redisUrlOfWorker());
  await redis.flushdb();
  redis.disconnect();
});
