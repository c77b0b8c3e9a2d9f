import { Injectable } from '@nestjs/common';
import { WebLoadService } from '../../../platform/events/web-load.service.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import type { Media } from '../media.entity.js';
import { ProcessingRepository } from './processing.repository.js';

/** Short enough for a new photo to have its thumbnail within five seconds. */
const REST_MS = 2_000;
/** A preview comes after 10 s at the latest, so that it comes at all. */
const RESTS = 5;

/** Claims items; while web processes are busy, one at a time with rests. */
@Injectable()
export class PatientClaimsService {
  private readonly mutex = new Mutex();

  constructor(
    private readonly processing: ProcessingRepository,
    private readonly load: WebLoadService,
  ) {}

  /** @param mediaId the item whose wedding has its turn */
  async withNext(
    mediaId: string,
    work: (media: Media) => Promise<void>,
  ): Promise<void> {
    const claimAndWork = async () => {
      const media = await this.claim(mediaId);
      if (media) await work(media);
    };
    await (this.load.isBusy ? this.mutex.run(claimAndWork) : claimAndWork());
  }

  private async claim(mediaId: string): Promise<Media | undefined> {
    for (let rest = 0; rest < RESTS && this.load.isBusy; rest++) {
      await this.load.calm(REST_MS);
      const urgent = await this.processing.claimNext(mediaId, ['derive']);
      if (urgent) return urgent;
    }
    return this.processing.claimNext(mediaId);
  }
}
