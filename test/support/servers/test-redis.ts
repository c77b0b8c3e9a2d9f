import { Redis } from 'ioredis';

const CLAIM = 'hatira-test-database:';
/** A claim ends with its connection. Answers 1 to the one that takes a claim over. */
const TAKE_OVER = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1`;

export interface ClaimedRedis {
  url: string;
  release(): Promise<void>;
}

/**
 * Claims a database of the test Redis that no other process uses, and empties it. Claims are kept in database 0.
 * @throws Error when all are claimed
 */
export async function claimRedis(): Promise<ClaimedRedis> {
  const claims = new Redis(urlOf(0), { retryStrategy: () => null });
  claims.on('error', () => undefined);
  const id = String(await claims.client('ID'));
  claims.stream.unref();
  const [, databases] = (await claims.config('GET', 'databases')) as string[];
  for (let database = 1; database < Number(databases); database++) {
    const key = CLAIM + database;
    if (!(await isTaken(claims, key, id))) continue;
    await empty(urlOf(database));
    const release = async () => {
      await claims.del(key);
      claims.disconnect();
    };
    return { url: urlOf(database), release };
  }
  claims.disconnect();
  throw new Error(
    `All ${databases} databases of TEST_REDIS_URL are in use. Start fewer tests at once, or a Redis with more databases.`,
  );
}

async function isTaken(
  claims: Redis,
  key: string,
  id: string,
): Promise<boolean> {
  if ((await claims.set(key, id, 'NX')) === 'OK') return true;
  const owner = await claims.get(key);
  const clients = String(await claims.client('LIST'));
  if (owner === null || clients.includes(`id=${owner} `)) return false;
  return (await claims.eval(TAKE_OVER, 1, key, owner, id)) === 1;
}

async function empty(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

function urlOf(database: number): string {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379');
  url.pathname = `/${database}`;
  return url.href;
}
