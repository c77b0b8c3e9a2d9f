import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../../../platform/jobs/process-job.js';
import type { MediaJob } from './derive-media.job.js';
import { transcodeVideo } from './transcode-video.job.js';
import { PlayableVideosService } from './playable-videos.service.js';

@Processor(transcodeVideo.queue)
export class TranscodeVideoProcessor {
  constructor(private readonly work: PlayableVideosService) {}

  @ProcessJob(transcodeVideo)
  async process({ data }: Job<MediaJob>): Promise<void> {
    await this.work.transcode(data.mediaId);
  }
}
