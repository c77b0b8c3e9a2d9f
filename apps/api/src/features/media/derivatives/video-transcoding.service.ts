import { Injectable } from '@nestjs/common';
import {
  probeVideo,
  transcodeVideo,
} from '../../../platform/imaging/video/video.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import { attempt } from './attempt.js';
import { ProcessingRepository } from './processing.repository.js';
import { StepQueuesService } from './step-queues.service.js';

/** Makes a version that every browser plays. May run twice. */
@Injectable()
export class VideoTranscodingService {
  constructor(
    readonly processing: ProcessingRepository,
    readonly queues: StepQueuesService,
    private readonly store: ObjectStore,
  ) {}

  async run(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'transcode');
    if (!media) return;
    await attempt(this, media, async () => {
      await this.makePlayback(media);
      await this.processing.finish(media, {
        renditions: [...media.renditions, 'playback'],
      });
    });
  }

  private async makePlayback(media: Media): Promise<void> {
    const source = await this.store.localCopy(media.objectKey);
    const target = await this.store.scratchFile();
    try {
      await transcodeVideo(
        source.path,
        target.path,
        await probeVideo(source.path),
      );
      await this.store.putFile(
        renditionKey(media.objectKey, 'playback'),
        target.path,
      );
    } finally {
      await target.release();
      await source.release();
    }
  }
}
