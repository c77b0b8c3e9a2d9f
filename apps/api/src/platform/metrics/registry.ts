import { collectDefaultMetrics, Registry } from 'prom-client';

/** What this process has counted since it started; Prometheus adds the processes up. */
export const registry = new Registry();

let isProcessWatched = false;

/** Adds memory, CPU, garbage collection and the lag of the event loop. Call it once a process really runs. */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: registry });
}
