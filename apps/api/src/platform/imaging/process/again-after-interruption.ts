import { setTimeout as delay } from 'node:timers/promises';
import { ProgramInterruptedError } from './program-interrupted-error.js';

/** A trouble of the machine may pass while somebody waits for the result. */
const PAUSES_MS = [1_000, 3_000];

/**
 * Repeats a work whose program the machine interrupted, twice, for a caller who waits for it.
 * @throws ProgramInterruptedError of the third interruption; every other error at once
 */
export async function againAfterInterruption<T>(
  work: () => Promise<T>,
): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProgramInterruptedError)) throw error;
      await delay(pauseMs);
    }
  }
  return work();
}
