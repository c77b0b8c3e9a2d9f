import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { deriveMedia, type MediaJob } from './derive-media.job.js';
import { MediaDerivationService } from './media-derivation.service.js';

@Processor(deriveMedia.queue)
export class DeriveMediaProcessor {
  constructor(private readonly work: MediaDerivationService) {}

  @ProcessJob(deriveMedia)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.runNext(data.mediaId);
  }
}
