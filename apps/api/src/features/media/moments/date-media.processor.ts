import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { dateMedia, type DateMedia } from './date-media.job.js';
import { MediaDatesService } from './media-dates.service.js';

@Processor(dateMedia.queue)
export class DateMediaProcessor {
  constructor(private readonly work: MediaDatesService) {}

  @ProcessJob(dateMedia)
  async process({ data }: Job<DateMedia>): Promise<void> {
    await this.work.run(data);
  }
}
