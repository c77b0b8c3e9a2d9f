/** Returns the Redis database of this jest worker. */
export function redisUrlOfWorker(): string {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379');
  url.pathname = `/${Number(process.env.JEST_WORKER_ID ?? 1) % 16}`;
  return url.href;
}
