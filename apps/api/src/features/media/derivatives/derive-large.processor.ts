import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { deriveLarge } from './derive-large.job.js';
import type { MediaJob } from './derive-media.job.js';
import { MediaDerivationService } from './media-derivation.service.js';

@Processor(deriveLarge.queue)
export class DeriveLargeProcessor {
  constructor(private readonly work: MediaDerivationService) {}

  @ProcessJob(deriveLarge)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.runLarge(data.mediaId);
  }
}
