import { Injectable } from '@nestjs/common';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import {
  probeVideo,
  transcodeVideo,
} from '../../../platform/imaging/video/video.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import { isEnvironmentError } from './environment-error.js';
import { ProcessingRepository } from './processing.repository.js';

/** Makes a version that every browser plays. May run twice. */
@Injectable()
export class VideoTranscodingService {
  constructor(
    private readonly processing: ProcessingRepository,
    private readonly store: ObjectStore,
  ) {}

  async run(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'transcode');
    if (!media) return;
    try {
      await this.makePlayback(media);
      await this.processing.finish(media, {
        renditions: [...media.renditions, 'playback'],
      });
    } catch (error) {
      if (error instanceof MediaUnreadableError)
        return this.processing.fail(media, error.reason);
      await this.processing.release(media, {
        isAttemptUndone: isEnvironmentError(error),
      });
      throw error;
    }
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
