import type { TestApp } from '../servers/test-app.js';

export const OWN_NETWORK = '127.0.0.1';

/** A limit's count for a key over all processes. */
export async function pointsOf(
  { redis }: TestApp,
  limit: string,
  key: string | number,
): Promise<number> {
  return Number((await redis.get(`limit:${limit}:${key}`)) ?? 0);
}

/** Sets a limit's count for a key, as of now. */
export async function setPoints(
  { redis }: TestApp,
  limit: string,
  key: string | number,
  points: number,
): Promise<void> {
  await redis.set(`limit:${limit}:${key}`, points, 'EX', 60);
}
