import { Injectable } from '@nestjs/common';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import type { VideoFacts } from '../../../platform/imaging/video/video-facts.js';
import {
  probeVideo,
  transcodeVideo,
} from '../../../platform/imaging/video/video.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { StorageFullError } from '../../../platform/storage/storage-errors.js';
import type { Media } from '../media.entity.js';
import { attempt } from './attempt.js';
import { DerivedFilesService } from './derived-files.service.js';
import { ProcessingRepository } from './processing.repository.js';
import { StepQueuesService } from './step-queues.service.js';

/** The copy on its way, and in the store. */
const COPIES_AT_ONCE = 2;

/** Makes a video's version that every browser plays, without metadata. May run twice. */
@Injectable()
export class PlayableVideosService {
  constructor(
    readonly processing: ProcessingRepository,
    readonly queues: StepQueuesService,
    private readonly files: DerivedFilesService,
    private readonly store: ObjectStore,
  ) {}

  /** Copies the streams; a file whose streams cannot be copied is transcoded later. */
  async copy(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'copy');
    if (!media) return;
    await attempt(this, media, async () => {
      if (await this.isCopied(media)) return this.finish(media);
      await this.processing.finish(media, {}, 'transcode');
      return this.queues.begin(media, 'transcode');
    });
  }

  async transcode(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'transcode');
    if (!media) return;
    await attempt(this, media, async () => {
      await this.files.withOriginal(media, async (path) => {
        const facts = await probeVideo(path);
        await this.make(media, path, { ...facts, playback: 'transcode' });
      });
      await this.finish(media);
    });
  }

  /** @returns false when the file's streams cannot be copied */
  private async isCopied(media: Media): Promise<boolean> {
    if (!(await this.store.hasRoomFor(COPIES_AT_ONCE * media.fileSize)))
      throw new StorageFullError();
    return this.files.withOriginal(media, async (path) => {
      const facts = await probeVideo(path);
      if (facts.playback === 'transcode') return false;
      try {
        await this.make(media, path, facts);
        return true;
      } catch (error) {
        if (error instanceof MediaUnreadableError) return false;
        throw error;
      }
    });
  }

  private async make(
    media: Media,
    path: string,
    facts: VideoFacts,
  ): Promise<void> {
    const target = await this.store.scratchFile();
    try {
      await transcodeVideo(path, target.path, facts);
      await this.store.putFile(
        renditionKey(media.objectKey, 'playback'),
        target.path,
      );
    } finally {
      await target.release();
    }
  }

  private finish(media: Media): Promise<void> {
    const renditions = [...new Set([...media.renditions, 'playback'])];
    return this.processing.finish(media, { renditions });
  }
}
