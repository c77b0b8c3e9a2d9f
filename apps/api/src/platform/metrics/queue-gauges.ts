import { Gauge } from 'prom-client';
import { registry, SOURCE_TIMEOUT_MS } from './registry.js';
import { within } from '../timing/within.js';

export interface QueueState {
  queue: string;
  jobs: Record<'waiting' | 'active' | 'delayed' | 'failed', number>;
  /** The age of the next job; 0 for an empty queue. */
  oldestSeconds: number;
}

type Source = () => Promise<QueueState[]>;

/** Each application of the process adds its queues to the gauges, and removes them at its end. */
const sources = new Set<Source>();

/** Returns the function that ends it. */
export function watchQueues(source: Source): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

new Gauge({
  name: 'hatira_queue_jobs',
  help: 'Jobs in a queue, by state; equal in all processes',
  labelNames: ['queue', 'state'] as const,
  registers: [registry],
  async collect() {
    const states = await readQueues();
    this.reset();
    for (const { queue, jobs } of states) {
      for (const [state, count] of Object.entries(jobs))
        this.set({ queue, state }, count);
    }
  },
});

new Gauge({
  name: 'hatira_queue_oldest_seconds',
  help: 'Waiting time of the oldest job of a queue; equal in all processes',
  labelNames: ['queue'] as const,
  registers: [registry],
  async collect() {
    const states = await readQueues();
    this.reset();
    for (const { queue, oldestSeconds } of states)
      this.set({ queue }, oldestSeconds);
  },
});

let looking: Promise<QueueState[]> | undefined;

/** Asks Redis once for both gauges. */
function readQueues(): Promise<QueueState[]> {
  looking ??= Promise.all(
    [...sources].map((source) => within(source(), SOURCE_TIMEOUT_MS, [])),
  )
    .then((states) => states.flat())
    .finally(() => (looking = undefined));
  return looking;
}
