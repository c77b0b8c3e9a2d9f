import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import { copyVideo } from './copy-video.job.js';
import type { MediaJob } from './derive-media.job.js';
import { PlayableVideosService } from './playable-videos.service.js';

@Processor(copyVideo.queue)
export class CopyVideoProcessor {
  constructor(private readonly work: PlayableVideosService) {}

  @ProcessJob(copyVideo)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.copy(data.mediaId);
  }
}
