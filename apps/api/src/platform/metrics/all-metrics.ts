import { AggregatorRegistry, type MetricObjectWithValues } from 'prom-client';
import { primary } from '../processes/siblings.js';
import { registry } from './registry.js';

/** Questions to the primary, and of it. */
export const ALL_METRICS = 'metrics of all processes';
export const OWN_METRICS = 'metrics of a process';

const ANSWER_MS = 5_000;

export type SentMetrics = MetricObjectWithValues<{
  value: number;
  labels: Record<string, string | number>;
}>[];

/** Returns the text for Prometheus, of every web process behind the port. */
export async function allMetrics(): Promise<string> {
  const all = await primary?.ask<string>(ALL_METRICS, ANSWER_MS);
  return all ?? registry.metrics();
}

export function ownMetrics(): Promise<SentMetrics> {
  return registry.getMetricsAsJSON() as unknown as Promise<SentMetrics>;
}

/**
 * Labels each series with its process. A sum would fall when a process ends,
 * and a rate would count the rest of it again.
 * @param parts by name of the process
 */
export function mergedMetrics(parts: [string, SentMetrics][]): Promise<string> {
  const labelled = parts.map(([process, metrics]) =>
    metrics.map((metric) => ({
      ...metric,
      aggregator: 'first',
      values: metric.values.map((value) => ({
        ...value,
        labels: { ...value.labels, process },
      })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled).metrics();
}
