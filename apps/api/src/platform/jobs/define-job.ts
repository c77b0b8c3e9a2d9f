import { InjectQueue } from '@nestjs/bull';
import type { JobOptions, Queue } from 'bull';
import { enqueueFailures } from '../metrics/metrics.js';
import { currentRequestId } from '../metrics/request-context.js';
import { turnOf } from './queue-turns.js';

/** The queue of one kind of job, with the type of its payload. */
export type JobQueue<Payload> = Queue<Payload>;

/** What every payload carries besides its ids: the request that the job came from, for the log. */
export interface Traced {
  requestId?: string;
}

/** A kind of background work: one queue, one payload of ids, one processor. */
export interface JobDefinition {
  queue: string;
  /** How many times Bull tries before the job stays as failed. */
  attempts: number;
  /** How many of these one worker process does at once. */
  concurrency: number;
}

const KEEP_COMPLETED = 1_000;
const KEEP_FAILED = 5_000;
const FIRST_RETRY_MS = 1_000;
/** `add()` never settles while Redis is away, so nobody waits longer for it than this. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** Names a kind of job; its payload's type stands on the queue that is injected. */
export function defineJob(definition: JobDefinition): JobDefinition {
  return definition;
}

/** Injects the queue of a kind of job. */
export const InjectJobQueue = (job: JobDefinition): ParameterDecorator =>
  InjectQueue(job.queue);

/** Bull's options for every job of this kind. No fixed job ids: adding a kept id is a silent no-op in Bull. */
export function jobOptions({ attempts }: JobDefinition): JobOptions {
  return {
    attempts,
    backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
    removeOnComplete: KEEP_COMPLETED,
    removeOnFail: KEEP_FAILED,
  };
}

/**
 * Puts a job into its queue; call it after the commit. The row's status is the truth: when this answers false the
 * sweep will find the row and enqueue it again.
 * @param place of the job among those of its wedding that wait, from 1: weddings then take turns. Without it the queue
 * is first come, first served; one queue has jobs of one kind only.
 * @returns whether Redis took it in time.
 */
export async function enqueue<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: Place,
): Promise<boolean> {
  const requestId = currentRequestId();
  const adding = addInTime(
    queue,
    { ...payload, ...(requestId !== undefined && { requestId }) },
    place,
  );
  underWay.add(adding);
  const isTaken = await adding.finally(() => underWay.delete(adding));
  if (!isTaken) enqueueFailures.inc({ queue: queue.name });
  return isTaken;
}

type Place = number | Promise<number>;
const underWay = new Set<Promise<boolean>>();

/** Resolves when every job that this process was putting into a queue is there, or was given up. */
export async function enqueued(): Promise<void> {
  await Promise.allSettled(underWay);
}

async function add<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: Place,
): Promise<void> {
  await queue.add(
    payload,
    place === undefined ? {} : { priority: await turnOf(queue, await place) },
  );
}

async function addInTime<Payload>(
  queue: JobQueue<Payload>,
  payload: Payload,
  place?: Place,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ENQUEUE_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([
      add(queue, payload, place).then(
        () => true,
        () => false,
      ),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
