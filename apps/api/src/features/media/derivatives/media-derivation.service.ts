import { Injectable } from '@nestjs/common';
import { isImageType } from '@hatira/contract';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import { derivePhoto } from '../../../platform/imaging/photo/photo.js';
import {
  probeVideo,
  videoPosters,
} from '../../../platform/imaging/video/video.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../../platform/jobs/define-job.js';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import type { MediaJob } from './derive-media.job.js';
import { isEnvironmentError } from './environment-error.js';
import { ProcessingRepository } from './processing.repository.js';
import { transcodeVideo } from './transcode-video.job.js';

/** Makes a file visible; keeps unreadable ones. May run twice. */
@Injectable()
export class MediaDerivationService {
  constructor(
    private readonly processing: ProcessingRepository,
    private readonly store: ObjectStore,
    @InjectJobQueue(transcodeVideo)
    private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  async run(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'derive');
    if (!media) return;
    try {
      await (isImageType(media.fileType)
        ? this.photo(media)
        : this.video(media));
    } catch (error) {
      if (error instanceof MediaUnreadableError)
        return this.processing.fail(media, error.reason);
      await this.processing.release(media, {
        isAttemptUndone: isEnvironmentError(error),
      });
      throw error;
    }
  }

  private async photo(media: Media): Promise<void> {
    const { thumb, preview, damage, ...facts } = await this.withFile(
      media,
      derivePhoto,
    );
    await this.put(media, { thumb, preview });
    const derived = { ...facts, renditions: ['thumb', 'preview'] };
    await (damage
      ? this.processing.fail(media, damage, derived)
      : this.processing.finish(media, derived));
  }

  private async video(media: Media): Promise<void> {
    const { facts, posters } = await this.withFile(media, async (path) => {
      const found = await probeVideo(path);
      return { facts: found, posters: await videoPosters(path, found) };
    });
    const { width, height, durationSeconds, takenAt, needsPlayback } = facts;
    const { poster, thumb, placeholder } = posters;
    await this.put(media, { poster, thumb });
    const derived = {
      width,
      height,
      durationSeconds,
      takenAt,
      placeholder,
      renditions: ['poster', 'thumb'],
    };
    await this.processing.finish(
      media,
      derived,
      needsPlayback ? 'transcode' : undefined,
    );
    if (!needsPlayback) return;
    const place = await this.processing.place(media.weddingId, 'transcode');
    await enqueue(this.transcodes, { mediaId: media.id }, place);
  }

  private async withFile<T>(
    media: Media,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    const file = await this.store.localCopy(media.objectKey);
    try {
      return await work(file.path);
    } finally {
      await file.release();
    }
  }

  private async put(
    media: Media,
    renditions: Record<string, Buffer>,
  ): Promise<void> {
    for (const [name, bytes] of Object.entries(renditions)) {
      await this.store.put(
        renditionKey(media.objectKey, name),
        chunksOf(bytes),
      );
    }
  }
}
