import { InjectQueue, Processor } from '@nestjs/bull';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bull';
import { ProcessJob } from '../../platform/jobs/process-job.js';
import { CLEANUP_EVERY_MS, cleanup } from './cleanup.job.js';
import { CleanupService } from './cleanup.service.js';

@Processor(cleanup.queue)
export class CleanupProcessor
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(CleanupProcessor.name);
  private timer: NodeJS.Timeout | undefined;
  private isScheduling = false;

  constructor(
    private readonly work: CleanupService,
    @InjectQueue(cleanup.queue) private readonly queue: Queue,
  ) {}

  onApplicationBootstrap(): void {
    // Not awaited: the worker also starts without Redis.
    void this.keepScheduled();
    // Redis may lose its data and this schedule, which finds other lost jobs.
    this.timer = setInterval(() => void this.keepScheduled(), CLEANUP_EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  @ProcessJob(cleanup)
  async process(): Promise<void> {
    try {
      await this.work.run();
    } catch (error) {
      for (const cause of error instanceof AggregateError
        ? error.errors
        : [error])
        this.logger.error(cause);
      throw error;
    }
  }

  /** Never rejects. Without Redis a single call waits for it. */
  private async keepScheduled(): Promise<void> {
    if (this.isScheduling) return;
    this.isScheduling = true;
    await this.schedule().catch((error: Error) =>
      this.logger.error(error.message),
    );
    this.isScheduling = false;
  }

  /** Bull keeps old repetitions, so other intervals are removed first. */
  private async schedule(): Promise<void> {
    for (const { key, every } of await this.queue.getRepeatableJobs()) {
      if (every !== CLEANUP_EVERY_MS)
        await this.queue.removeRepeatableByKey(key);
    }
    await this.queue.add({}, { repeat: { every: CLEANUP_EVERY_MS } });
  }
}
