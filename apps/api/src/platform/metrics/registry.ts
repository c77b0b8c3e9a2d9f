import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { VERSION } from '../config/version.js';

/**
 * The metrics of this process. They are no provider: they also count what
 * happens before and beside an application, as in decorators and in the primary.
 */
export const registry = new Registry();

const buildInfo = new Gauge({
  name: 'hatira_build_info',
  help: 'Always 1; the labels are the versions of the product and of Node',
  labelNames: ['version', 'node'] as const,
  registers: [registry],
});
buildInfo.set({ version: VERSION, node: process.versions.node }, 1);

/** Metrics of a slower source are omitted. */
export const SOURCE_TIMEOUT_MS = 2_000;

let isProcessWatched = false;

/** Adds memory, CPU, garbage collection and event loop lag. */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: registry });
}
