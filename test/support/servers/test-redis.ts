import { Redis } from 'ioredis';

const LAST = 'hatira-test-database';

/**
 * Returns the address of a database of the test Redis that no other product has, emptied. Database 0 counts those that
 * were given; after the last one the first is given again.
 */
export async function ownRedisUrl(): Promise<string> {
  const counter = new Redis(urlOf(0));
  const [, databases] = (await counter.config('GET', 'databases')) as string[];
  const count = await counter.incr(LAST);
  counter.disconnect();
  const url = urlOf(1 + (count % (Number(databases) - 1)));
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}

function urlOf(database: number): string {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379');
  url.pathname = `/${database}`;
  return url.href;
}
