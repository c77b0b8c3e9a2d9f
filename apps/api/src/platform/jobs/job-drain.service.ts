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

/** The job at hand may go on for so long after the process was asked to stop. */
const PATIENCE_MS = 12_000;
/** And so long after its programs were ended, to put things in order. */
const LAST_MS = 3_000;

/**
 * Lets a worker stop: no new jobs at once, the jobs at hand within a bound. What takes longer (a transcode) is ended,
 * its attempt is given back, and another worker begins it anew. A provider of the root module, whose hooks come first:
 * database and storage are still there.
 */
@Injectable()
export class JobDrainService implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(JobDrainService.name);

  constructor(private readonly modules: ModulesContainer) {}

  /** Resolves when no queue waits for a job any more, or Redis does not answer. */
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
      `a job took longer than ${PATIENCE_MS / 1000} s to finish; ${ended} programs were ended`,
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
