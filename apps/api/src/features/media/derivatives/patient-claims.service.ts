import { Injectable } from '@nestjs/common';
import { WebLoadService } from '../../../platform/events/web-load.service.js';
import { Mutex } from '../../../platform/timing/mutex.js';
import { NextClaimsService, type Claimed } from './next-claims.service.js';

/** Short enough for a new photo to have its thumbnail within five seconds. */
const REST_MS = 2_000;
/** A preview comes after 10 s at the latest, so that it comes at all. */
const RESTS = 5;

/** Claims the next work; while web processes are busy, one at a time with rests. */
@Injectable()
export class PatientClaimsService {
  private readonly mutex = new Mutex();

  constructor(
    private readonly claims: NextClaimsService,
    private readonly load: WebLoadService,
  ) {}

  /**
   * @param mediaId the item whose wedding has its turn
   * @returns false when no item waits
   */
  async withNext(
    mediaId: string,
    work: (claimed: Claimed) => Promise<void>,
  ): Promise<boolean> {
    const claimAndWork = async () => {
      const claimed = await this.claim(mediaId);
      if (claimed) await work(claimed);
      return claimed !== undefined;
    };
    return this.load.isBusy ? this.mutex.run(claimAndWork) : claimAndWork();
  }

  private async claim(mediaId: string): Promise<Claimed | undefined> {
    for (let rest = 0; rest < RESTS && this.load.isBusy; rest++) {
      await this.load.calm(REST_MS);
      const urgent = await this.claims.claim(mediaId, ['derive']);
      if (urgent) return urgent;
    }
    return this.claims.claim(mediaId);
  }
}
