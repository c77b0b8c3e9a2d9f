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
  place?: Place,
): Promise<boolean> {
  const requestId = currentRequestId();
  const traced = { ...payload, ...(requestId !== undefined && { requestId }) };
  const adding = within<boolean>(
    add(queue, traced, place),
    ENQUEUE_TIMEOUT_MS,
    false,
  );
  pending.add(adding);
  const isTaken = await adding.finally(() => pending.delete(adding));
  if (!isTaken) enqueueFailures.inc({ queue: queue.name });
  return isTaken;
}

type Place = number | Promise<number>;
const pending = new Set<Promise<boolean>>();

/**
 * Resolves when every pending `enqueue` of this process has succeeded or
 * failed.
 */
export async function enqueued(): Promise<void> {
  await Promise.allSettled(pending);
}

async function add<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: Place,
): Promise<true> {
  await queue.add(
    payload,
    place === undefined ? {} : { priority: await turnOf(queue, await place) },
  );
  return true;
}
