import { Process } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { jobSeconds, jobsFailed } from '../metrics/metrics.js';
import { withRequestId } from '../metrics/request-context.js';
import type { JobDefinition, Traced } from './define-job.js';
import { reachTurn } from './queue-turns.js';

const logger = new Logger('Jobs');

type Handler = (...parameters: never[]) => Promise<unknown>;

/** Times and counts attempts; log lines carry the causing request's id. */
export function ProcessJob(definition: JobDefinition) {
  return <H extends Handler>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const handle = descriptor.value;
    if (!handle) throw new Error(`${name} is not a method`);
    const observed = function (this: unknown, ...parameters: Parameters<H>) {
      const [job] = parameters as unknown as [Job<Traced>];
      return traced(definition.queue, job, () =>
        handle.apply(this, parameters),
      );
    };
    descriptor.value = observed as unknown as H;
    Process({ concurrency: definition.concurrency })(target, name, descriptor);
  };
}

/** Kept by the process, as a decorator knows no application. */
const running = new Set<Promise<unknown>>();

/** Settles, without rejecting, when no job runs; pause the queues first. */
export async function runningJobs(): Promise<void> {
  await Promise.allSettled(running);
}

async function traced(
  queue: string,
  taken: Job<Traced>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { data, id } = taken;
  reachTurn(taken);
  const job = withRequestId(data.requestId ?? `${queue} ${id}`, async () => {
    const stop = jobSeconds.startTimer({ queue });
    try {
      await work();
      logger.debug(
        `${queue}: done in ${stop({ outcome: 'done' }).toFixed(3)} s`,
      );
    } catch (error) {
      jobsFailed.inc({ queue });
      logger.warn(
        `${queue}: failed after ${stop({ outcome: 'failed' }).toFixed(3)} s: ${(error as Error).message}`,
      );
      throw error;
    }
  });
  running.add(job);
  try {
    await job;
  } finally {
    running.delete(job);
  }
}
