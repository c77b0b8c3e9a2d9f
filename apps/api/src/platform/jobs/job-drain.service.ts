import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { killPrograms } from '../imaging/process/child-watch.js';
import { within } from '../timing/within.js';
import { runningJobs } from './process-job.js';
import { queuesOf } from './queues-of.js';

/** The time for running jobs after a stop signal. */
const DRAIN_MS = 12_000;
/** The time after the jobs' programs were killed. */
const CLEANUP_MS = 3_000;

/**
 * Waits for running jobs; kills a longer one (a transcode) and releases its
 * attempt. In the root module, whose hooks run first, while database and
 * storage are available.
 */
@Injectable()
export class JobDrainService implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(JobDrainService.name);

  constructor(private readonly modules: ModulesContainer) {}

  async onModuleDestroy(): Promise<void> {
    await isWithin(
      Promise.all(
        queuesOf(this.modules).map((queue) => queue.pause(true, true)),
      ),
      CLEANUP_MS,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const finished = runningJobs();
    const isDrained = await isWithin(finished, DRAIN_MS);
    const ended = killPrograms();
    if (isDrained) return;
    this.logger.warn(
      `jobs did not finish within ${DRAIN_MS / 1000} s; ${ended} programs were killed`,
    );
    await isWithin(finished, CLEANUP_MS);
  }
}

const isWithin = (work: Promise<unknown>, timeoutMs: number) =>
  within(
    work.then(() => true),
    timeoutMs,
    false,
  );
