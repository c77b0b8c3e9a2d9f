import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionTrouble, isDatabaseFull } from './connection-trouble.js';

const AGAIN_MS = 1_000;

/**
 * Repeats a statement until PostgreSQL answers. A claim of this living process needs it: no other process takes the row
 * over.
 * @param signal ends the wait, as the claim ends with the process
 * @throws every other error; AbortError
 */
export async function untilAnswered<T>(
  statement: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if (!isConnectionTrouble(error) && !isDatabaseFull(error)) throw error;
      await delay(AGAIN_MS, undefined, { signal, ref: false });
    }
  }
}
