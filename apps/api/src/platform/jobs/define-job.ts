import { InjectQueue } from '@nestjs/bull';
import type { JobOptions, Queue } from 'bull';
import { enqueueFailures } from '../metrics/metrics.js';
import { currentRequestId } from '../metrics/request-context.js';
import { within } from '../timing/within.js';
import { turnOf } from './queue-turns.js';

export type JobQueue<Payload> = Queue<Payload>;

/** The names for the log. */
export interface Traced {
  requestId?: string;
}

export interface JobDefinition {
  queue: string;
  /** The number of tries before the job counts as failed. */
  attempts: number;
  /** The number of jobs at once in each worker process. */
  concurrency: number;
}

const KEEP_COMPLETED = 1_000;
const KEEP_FAILED = 5_000;
const FIRST_RETRY_MS = 1_000;
/** `add()` never settles while Redis is away. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** The injected queue carries the payload's type. */
export function defineJob(definition: JobDefinition): JobDefinition {
  return definition;
}

export const InjectJobQueue = (job: JobDefinition): ParameterDecorator =>
  InjectQueue(job.queue);

/** No fixed job ids: Bull silently ignores an id that it still keeps. */
export function jobOptions({ attempts }: JobDefinition): JobOptions {
  return {
    attempts,
    backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
    removeOnComplete: KEEP_COMPLETED,
    removeOnFail: KEEP_FAILED,
  };
}

/**
 * Call it after the commit. After a failure the sweep enqueues the row again.
 * @param place position from 1 among the wedding's waiting jobs, so that
 * weddings take turns; without it: first come, first served. Do not mix both in
 * one queue.
 * @param delayMs until a worker may take it
 * @returns false when Redis did not accept it in time
 */
export async function enqueue<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: number,
  delayMs = 0,
): Promise<boolean> {
  return enqueueAll(queue, [{ payload: traced(payload), place, delayMs }]);
}

export function traced<Payload>(payload: Payload): Payload & Traced {
  const requestId = currentRequestId();
  return { ...payload, ...(requestId !== undefined && { requestId }) };
}

/**
 * Enqueues several jobs in one round trip.
 * @param jobs with payloads of `traced`; all of them have a place, or none
 */
export async function enqueueAll<Payload>(
  queue: JobQueue<Payload>,
  jobs: PlacedJob<Payload>[],
): Promise<boolean> {
  const adding = within<boolean>(add(queue, jobs), ENQUEUE_TIMEOUT_MS, false);
  const isTaken = await tracked(adding);
  if (!isTaken) enqueueFailures.inc({ queue: queue.name }, jobs.length);
  return isTaken;
}

export interface PlacedJob<Payload> {
  payload: Payload & Traced;
  place?: number | undefined;
  delayMs?: number;
}

/** Kept by the process, as `enqueue` is a function that knows no application. */
const pending = new Set<Promise<unknown>>();

/** Lets `enqueued` wait for work that ends with a job. */
export function tracked<T>(work: Promise<T>): Promise<T> {
  pending.add(work);
  return work.finally(() => pending.delete(work));
}

/** Resolves when every pending `enqueue` of this process has ended. */
export async function enqueued(): Promise<void> {
  await Promise.allSettled(pending);
}

async function add<Payload>(
  queue: JobQueue<Payload>,
  jobs: PlacedJob<Payload>[],
): Promise<true> {
  const isPlaced = jobs.some(({ place }) => place !== undefined);
  const turn = isPlaced ? await turnOf(queue) : 0;
  await queue.addBulk(
    jobs.map(({ payload, place, delayMs = 0 }) => ({
      data: payload,
      opts: {
        delay: delayMs,
        ...(place !== undefined && { priority: turn + Math.max(1, place) }),
      },
    })),
  );
  return true;
}
