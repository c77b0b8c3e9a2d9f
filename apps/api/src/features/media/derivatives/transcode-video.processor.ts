import { Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import type { MediaJob } from './derive-media.job.js';
import { transcodeVideo } from './transcode-video.job.js';
import { TranscodeVideo } from './transcode-video.js';

@Processor(transcodeVideo.queue)
export class TranscodeVideoProcessor {
  constructor(@Inject(TranscodeVideo) private readonly work: TranscodeVideo) {}

  @ProcessJob(transcodeVideo)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.run(data.mediaId);
  }
}
