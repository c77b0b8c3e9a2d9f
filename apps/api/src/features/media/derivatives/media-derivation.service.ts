import { Injectable } from '@nestjs/common';
import { isImageType } from '@hatira/contract';
import { NeedsMuchMemoryError } from '../../../platform/imaging/process/large-work.js';
import { SoundOnlyError } from '../../../platform/imaging/video/sound-only-error.js';
import {
  isUsualFrame,
  probeVideo,
  videoPosters,
} from '../../../platform/imaging/video/video.js';
import type { Media } from '../media.entity.js';
import { LivePairsRepository } from '../scan/live-pairs.repository.js';
import { attempt } from './attempt.js';
import { DerivedFilesService } from './derived-files.service.js';
import { FirstThumbsService } from './first-thumbs.service.js';
import type { Claimed } from './next-claims.service.js';
import { PatientClaimsService } from './patient-claims.service.js';
import { PhotoDerivationService } from './photo-derivation.service.js';
import { ProcessingRepository } from './processing.repository.js';
import { StepQueuesService } from './step-queues.service.js';

/** Makes files visible; keeps unreadable ones. May run twice. */
@Injectable()
export class MediaDerivationService {
  constructor(
    readonly processing: ProcessingRepository,
    private readonly claims: PatientClaimsService,
    private readonly thumbs: FirstThumbsService,
    private readonly photos: PhotoDerivationService,
    private readonly files: DerivedFilesService,
    private readonly livePairs: LivePairsRepository,
    readonly queues: StepQueuesService,
  ) {}

  /**
   * Works on the most urgent item, or on the thumbnails of a guest's photos; large items go to their own queue, so that
   * others do not wait for them. Goes on while items wait without a job: it ended while they were claimed together.
   * @param mediaId the item whose wedding has its turn
   */
  async runNext(mediaId: string): Promise<void> {
    const work = (claimed: Claimed) =>
      'alone' in claimed
        ? this.alone(claimed.alone)
        : this.together(claimed.together);
    let isLeft = true;
    while (isLeft)
      isLeft =
        (await this.claims.withNext(mediaId, work)) &&
        (await this.queues.isWithoutTurns());
  }

  /** Makes everything of a file that needs much memory. */
  async runLarge(mediaId: string): Promise<void> {
    const media = await this.processing.claim(mediaId, 'large');
    if (!media) return;
    await attempt(this, media, async () => {
      await (isImageType(media.fileType)
        ? this.photos.whole(media)
        : this.video(media, {}));
      await this.pair(media);
    });
  }

  private alone(media: Media): Promise<void> {
    return attempt(this, media, () => this.nextOrLarge(media));
  }

  /** One job took the turns of all these photos; those of the others remain for previews, or have ended. */
  private async together(batch: Media[]): Promise<void> {
    const [made] = await this.thumbs.make(batch, (media) => this.alone(media));
    if (made) await this.queues.begin(made, 'preview');
  }

  private async nextOrLarge(media: Media): Promise<void> {
    try {
      if (await this.next(media)) await this.pair(media);
    } catch (error) {
      if (!(error instanceof NeedsMuchMemoryError)) throw error;
      await this.processing.finish(media, {}, 'large');
      await this.queues.begin(media, 'large');
    }
  }

  /** Without a scan there is no content id: the sweep repeats both. */
  private async pair({ id, isScanned }: Media): Promise<void> {
    if (isScanned) await this.livePairs.pair(id);
  }

  /** @returns false when the preview remains to be made */
  private async next(media: Media): Promise<boolean> {
    const options = { isLargeRefused: true };
    if (media.processingStep === 'preview')
      await this.photos.preview(media, options);
    else if (!isImageType(media.fileType)) await this.video(media, options);
    else if (!(await this.photos.first(media, options))) {
      await this.queues.begin(media, 'preview');
      return false;
    }
    return true;
  }

  private async video(
    media: Media,
    options: { isLargeRefused?: boolean },
  ): Promise<void> {
    try {
      await this.whole(media, options);
    } catch (error) {
      if (!(error instanceof SoundOnlyError)) throw error;
      await this.processing.fail(media, error.reason, error.facts);
    }
  }

  private async whole(
    media: Media,
    { isLargeRefused = false }: { isLargeRefused?: boolean },
  ): Promise<void> {
    const { facts, posters } = await this.files.withScan(
      media,
      async (path) => {
        const found = await probeVideo(path);
        if (isLargeRefused && !isUsualFrame(found))
          throw new NeedsMuchMemoryError();
        return { facts: found, posters: await videoPosters(path, found) };
      },
    );
    const { width, height, durationSeconds, recordedTime, camera } = facts;
    const { poster, thumb, placeholder } = posters;
    await this.files.put(media, { poster, thumb });
    const derived = {
      width,
      height,
      durationSeconds,
      recordedTime,
      camera,
      placeholder,
      renditions: ['poster', 'thumb'],
    };
    const next = facts.playback === 'transcode' ? 'transcode' : 'copy';
    await this.processing.finish(media, derived, next);
    await this.queues.begin(media, next);
  }
}
