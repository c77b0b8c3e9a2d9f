import { Injectable } from '@nestjs/common';
import {
  isConnectionTrouble,
  isDatabaseFull,
} from '../../../platform/database/connection-trouble.js';
import { derivePhotoThumb } from '../../../platform/imaging/photo/photo.js';
import { WorkStoppedError } from '../../../platform/imaging/process/program-failure.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import type { Media } from '../media.entity.js';
import { decodingSender } from './decoding-sender.js';
import { DerivedFilesService } from './derived-files.service.js';
import { isEnvironmentError } from '../../../platform/jobs/environment-error.js';
import {
  ThumbBatchesRepository,
  type WithThumb,
} from './thumb-batches.repository.js';

/** One photo is decoded while the thumbnail of another is coded and a third one stored. */
const AT_ONCE = 3;

/** Then the others wait for their next turn: slow photos hold no other guest up. */
const MOST_MS = 5_000;

interface Results {
  made: WithThumb[];
  failed: Media[];
  /** Set when this process stops. */
  stop?: WorkStoppedError;
}

/** Makes the first thumbnails of a guest's photos together. */
@Injectable()
export class FirstThumbsService {
  constructor(
    private readonly batches: ThumbBatchesRepository,
    private readonly files: DerivedFilesService,
  ) {}

  /**
   * Makes thumbnails of claimed photos, and records them. After a fault of the machine, and after a few seconds, no
   * further photo is begun.
   * @param alone works on a photo without a thumbnail; its attempt counts
   * @returns the photos with a thumbnail
   * @throws errors of `alone`, WorkStoppedError, or that PostgreSQL is away; all claims have ended
   */
  async make(
    batch: Media[],
    alone: (media: Media) => Promise<void>,
  ): Promise<Media[]> {
    const endsAt = performance.now() + MOST_MS;
    const { made, failed, stop } = await this.thumbsOf(batch, endsAt);
    const withThumb = made.map(({ media }) => media);
    const begun = new Set([...withThumb, ...failed]);
    const isRecorded = await this.isRecorded(made, batch);
    await this.batches.release(batch.filter((media) => !begun.has(media)));
    const unjudged = isRecorded ? failed : [...begun];
    if (stop) {
      await this.batches.release(unjudged);
      throw stop;
    }
    await this.eachAlone(unjudged, endsAt, alone);
    return isRecorded ? withThumb : [];
  }

  private async thumbsOf(batch: Media[], endsAt: number): Promise<Results> {
    const results: Results = { made: [], failed: [] };
    const decoding = new Mutex();
    const waiting = batch.values();
    let isMachineAtFault = false;
    const work = async () => {
      for (const media of waiting) {
        try {
          results.made.push(await this.thumbOf(media, decoding));
        } catch (error) {
          if (error instanceof WorkStoppedError) results.stop = error;
          else results.failed.push(media);
          isMachineAtFault ||= isEnvironmentError(error);
        }
        if (isMachineAtFault || performance.now() > endsAt) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return results;
  }

  /** Finds the cause of each failure with the care of a photo alone, of late ones in a turn of their own. */
  private async eachAlone(
    failed: Media[],
    endsAt: number,
    alone: (media: Media) => Promise<void>,
  ): Promise<void> {
    const waiting = failed.values();
    try {
      for (const media of waiting) {
        await this.batches.countAttempt(media);
        await alone(media);
        if (performance.now() > endsAt) break;
      }
    } finally {
      await this.batches.release([...waiting], { isTried: true });
    }
  }

  private async thumbOf(media: Media, decoding: Mutex): Promise<WithThumb> {
    const options = { isLargeRefused: true, sender: decodingSender(media) };
    const made = await this.files.withOriginal(media, (path) =>
      derivePhotoThumb(path, { ...options, decoding }),
    );
    // The preview's step reports damage.
    const { thumb, damage: _, ...derived } = made;
    await this.files.put(media, { thumb });
    return { media, derived };
  }

  /** @returns false if PostgreSQL refuses a value: the photo that has it is found alone */
  private async isRecorded(
    made: WithThumb[],
    batch: Media[],
  ): Promise<boolean> {
    try {
      await this.batches.record(made);
      return true;
    } catch (error) {
      if (!isConnectionTrouble(error) && !isDatabaseFull(error)) return false;
      await this.batches.release(batch);
      throw error;
    }
  }
}
