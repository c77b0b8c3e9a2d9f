import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { endPrograms } from '../imaging/process/child-watch.js';
import { jobsAtHand } from './process-job.js';
import { queuesOf } from './queues-of.js';

/** Time for running jobs after a stop signal. */
const PATIENCE_MS = 12_000;
/** Time for their cleanup after their programs were killed. */
const LAST_MS = 3_000;

/**
 * Stops a worker: takes no new jobs and waits for running ones. A longer job (a
 * transcode) is killed and its attempt released, so that another worker repeats
 * it. Belongs to the root module, whose hooks run first, while database and
 * storage are available.
 */
@Injectable()
export class JobDrainService implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(JobDrainService.name);

  constructor(private readonly modules: ModulesContainer) {}

  /** Resolves when every queue has paused, or Redis does not answer. */
  async onModuleDestroy(): Promise<void> {
    await isWithin(
      Promise.all(
        queuesOf(this.modules).map((queue) => queue.pause(true, true)),
      ),
      LAST_MS,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const finished = jobsAtHand();
    if (await isWithin(finished, PATIENCE_MS)) return;
    const ended = endPrograms();
    this.logger.warn(
      `jobs did not finish within ${PATIENCE_MS / 1000} s; ${ended} programs were killed`,
    );
    await isWithin(finished, LAST_MS);
  }
}

async function isWithin(
  work: Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
