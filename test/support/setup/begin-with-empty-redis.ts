import { Redis } from 'ioredis';
import { redisUrlOfWorker } from '../servers/test-redis.js';

/** Runs before each spec file: what the one before it has counted and queued concerns nobody any more. */
beforeAll(async () => {
  const redis = new Redis(redisUrlOfWorker());
  await redis.flushdb();
  redis.disconnect();
});
