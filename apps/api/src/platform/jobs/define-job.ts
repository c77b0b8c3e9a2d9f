import { InjectQueue } from '@nestjs/bull';
import type { JobOptions, Queue } from 'bull';
import { enqueueFailures } from '../metrics/metrics.js';
import { currentRequestId } from '../metrics/request-context.js';
import { within } from '../timing/within.js';
import { turnOf } from './queue-turns.js';

export type JobQueue<Payload> = Queue<Payload>;

/** The request that caused the job, for the log. */
export interface Traced {
  requestId?: string;
}

/** One queue, one payload of ids, one processor. */
export interface JobDefinition {
  queue: string;
  /** Bull's attempts before the job counts as failed. */
  attempts: number;
  /** Parallel jobs per worker process. */
  concurrency: number;
}

const KEEP_COMPLETED = 1_000;
const KEEP_FAILED = 5_000;
const FIRST_RETRY_MS = 1_000;
/** `add()` never settles while Redis is away. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** Declares a kind of job; the injected queue carries the payload's type. */
export function defineJob(definition: JobDefinition): JobDefinition {
  return definition;
}

export const InjectJobQueue = (job: JobDefinition): ParameterDecorator =>
  InjectQueue(job.queue);

/**
 * Bull's options for every job of this kind. Job ids are not fixed: Bull
 * silently ignores an id that it still keeps.
 */
export function jobOptions({ attempts }: JobDefinition): JobOptions {
  return {
    attempts,
    backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
    removeOnComplete: KEEP_COMPLETED,
    removeOnFail: KEEP_FAILED,
  };
}

/**
 * Adds a job to its queue; call it after the commit. The row's status decides:
 * after a failure the sweep finds the row and enqueues it again.
 * @param place position from 1 among the waiting jobs of the wedding, so that
 * weddings take turns. Without it the queue is first come, first served. Do not
 * mix both in one queue.
 * @returns false when Redis did not accept it in time
 */
export async function enqueue<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: number,
): Promise<boolean> {
  return enqueueAll(queue, [{ payload: traced(payload), place }]);
}

/** Adds the id of the current request to a payload. */
export function traced<Payload>(payload: Payload): Payload & Traced {
  const requestId = currentRequestId();
  return { ...payload, ...(requestId !== undefined && { requestId }) };
}

/**
 * Adds several jobs in one round trip, like `enqueue`.
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
}

const pending = new Set<Promise<unknown>>();

/** Lets `enqueued` wait for work that ends with a job. */
export function tracked<T>(work: Promise<T>): Promise<T> {
  pending.add(work);
  return work.finally(() => pending.delete(work));
}

/**
 * Resolves when every pending `enqueue` of this process has succeeded or
 * failed.
 */
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
    jobs.map(({ payload, place }) => ({
      data: payload,
      opts: place === undefined ? {} : { priority: turn + Math.max(1, place) },
    })),
  );
  return true;
}
