import { collectDefaultMetrics, Registry } from 'prom-client';

/** Metrics of this process; Prometheus sums the processes. */
export const registry = new Registry();

/** An unavailable source must not delay Prometheus; its metrics are omitted. */
export const SOURCE_TIMEOUT_MS = 2_000;

let isProcessWatched = false;

/**
 * Adds memory, CPU, garbage collection and event loop lag. Call it at the start
 * of a server or worker.
 */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: registry });
}
