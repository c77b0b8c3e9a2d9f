import { Injectable } from '@nestjs/common';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import {
  probeVideo,
  transcodeVideo,
} from '../../../platform/imaging/video/video.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import { isOurTrouble } from './our-trouble.js';
import { ProcessingRepository } from './processing.repository.js';

/**
 * Makes the version of a video that every browser plays. May run twice; never
 * changes the original.
 */
@Injectable()
export class VideoTranscodingService {
  constructor(
    private readonly ledger: ProcessingRepository,
    private readonly store: ObjectStore,
  ) {}

  async run(mediaId: string): Promise<void> {
    const media = await this.ledger.claim(mediaId, 'transcode');
    if (!media) return;
    try {
      await this.makePlayback(media);
      await this.ledger.finish(media, {
        renditions: [...media.renditions, 'playback'],
      });
    } catch (error) {
      if (error instanceof MediaUnreadableError)
        return this.ledger.fail(media, error.reason);
      await this.ledger.release(media, { isOurTrouble: isOurTrouble(error) });
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
