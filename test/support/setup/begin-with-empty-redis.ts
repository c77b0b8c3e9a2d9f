import { Redis } from 'ioredis';
import { redisUrlOfWorker } from '../servers/test-redis.js';

/** Before each spec file: clears the last one's counts and jobs. */
beforeAll(async () => {
  const redis = new Redis(redisUrlOfWorker());
  await redis.flushdb();
  redis.disconnect();
});
