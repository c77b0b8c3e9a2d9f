import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * The metrics of this process. They are no provider: they also count what
 * happens before and beside an application, as in decorators and in the primary.
 */
export const registry = new Registry();

/** Metrics of a slower source are omitted. */
export const SOURCE_TIMEOUT_MS = 2_000;

let isProcessWatched = false;

/** Adds memory, CPU, garbage collection and event loop lag. */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: registry });
}
