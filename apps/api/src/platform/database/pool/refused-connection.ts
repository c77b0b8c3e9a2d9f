import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL's own limits, and those of poolers that speak for it. */
const CODES = new Set(['53300', '53400', '08004']);
const OF_POOLERS = /no more connections allowed|max clients reached/i;

/**
 * True if the server has no room for another connection now. It is no fault of the caller, who may wait for a free one.
 */
export function isRefusedConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return CODES.has(code) || OF_POOLERS.test(error.message);
}

/** The remedy, for logs and commands. */
export const MORE_CONNECTIONS =
  'Raise max_connections or the limit of the role or database';

/**
 * Reports each refused connection; the caller waits for another. It is no
 * provider: commands and the pool, which TypeORM makes, connect without one.
 */
export const refusals = new EventEmitter<{ refused: [Error] }>();

const AGAIN_MS = 500;

/** Repeats a work that connects while the server has no room for it, at most for a time. */
export async function whileRefused<T>(
  work: () => Promise<T>,
  mostMs: number,
): Promise<T> {
  const endsAt = performance.now() + mostMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedConnection(error) || performance.now() > endsAt)
        throw error;
      refusals.emit('refused', error);
      await delay(AGAIN_MS);
    }
  }
}
