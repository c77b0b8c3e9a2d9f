import type { TestApp } from '../servers/test-app.js';

/** The address that tests come from when they name no other. */
export const OWN_NETWORK = '127.0.0.1';

/** Returns the count of a limit for a key, over all processes. */
export async function pointsOf(
  { redis }: TestApp,
  limit: string,
  key: string | number,
): Promise<number> {
  return Number((await redis.get(`limit:${limit}:${key}`)) ?? 0);
}

/** Lets a limit have counted so much for a key, as if that had just happened. */
export async function setPoints(
  { redis }: TestApp,
  limit: string,
  key: string | number,
  points: number,
): Promise<void> {
  await redis.set(`limit:${limit}:${key}`, points, 'EX', 60);
}
