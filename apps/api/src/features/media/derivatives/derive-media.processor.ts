import { Processor } from '@nestjs/bull';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { deriveMedia, type MediaJob } from './derive-media.job.js';
import { MediaDerivationService } from './media-derivation.service.js';
import { StepQueuesService } from './step-queues.service.js';

@Processor(deriveMedia.queue)
export class DeriveMediaProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly work: MediaDerivationService,
    private readonly queues: StepQueuesService,
  ) {}

  /** Not awaited: without it Bull or the sweep resumes the items. */
  onApplicationBootstrap(): void {
    void this.queues.resume().catch(() => undefined);
  }

  @ProcessJob(deriveMedia)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.runNext(data.mediaId);
  }
}
