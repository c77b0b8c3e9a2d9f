import { Injectable } from '@nestjs/common';
import { ProgramInterruptedError } from '../../../platform/imaging/process/program-interrupted-error.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import { isEnvironmentError } from '../../../platform/jobs/environment-error.js';
import { LivePairsRepository } from './live-pairs.repository.js';
import {
  MediaScanRepository,
  type UnscannedMedia,
} from './media-scan.repository.js';
import { MediaScanService } from './media-scan.service.js';

/** Leaves the sweep's other parts their time. */
const ITEMS_PER_RUN = 200;
const RUN_MS = 5_000;

/** Scans and pairs the items for which it failed, oldest first. May stop at any item. */
@Injectable()
export class MediaScanSweepService {
  constructor(
    private readonly rows: MediaScanRepository,
    private readonly scans: MediaScanService,
    private readonly pairs: LivePairsRepository,
    private readonly store: ObjectStore,
  ) {}

  /** @returns number of scanned items */
  async run(): Promise<number> {
    const endsAt = Date.now() + RUN_MS;
    let count = 0;
    for (const media of await this.rows.unscanned(ITEMS_PER_RUN)) {
      if (Date.now() > endsAt || !(await this.scanned(media))) break;
      count++;
    }
    return count;
  }

  /** @returns false when the machine is at fault, such as without ffmpeg */
  private async scanned(media: UnscannedMedia): Promise<boolean> {
    try {
      const file = await this.store.localCopy(media.objectKey);
      try {
        await this.scans.scan(media, file.path);
      } finally {
        await file.release();
      }
    } catch (error) {
      // The next run scans it.
      if (error instanceof ProgramInterruptedError) return true;
      const isMissing = error instanceof ObjectMissingError;
      if (!isMissing && isEnvironmentError(error)) return false;
      // Otherwise the sweep would meet it again each time.
      await this.rows.record(media, {});
    }
    await this.pairs.pair(media.id);
    return true;
  }
}
