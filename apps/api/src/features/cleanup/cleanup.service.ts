import { Injectable } from '@nestjs/common';
import { ArchivePreparationService } from '../archives/archive-preparation.service.js';
import { ArchiveSweepService } from '../archives/archive-sweep.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';
import { LostJobsService } from './lost-jobs.service.js';
import { RetentionService } from './retention.service.js';
import { WeddingUpkeepService } from './wedding-upkeep.service.js';

/** Runs all sweeps, at any time and on several workers. */
@Injectable()
export class CleanupService {
  constructor(
    private readonly weddings: WeddingUpkeepService,
    private readonly jobs: LostJobsService,
    private readonly uploads: UploadSweepService,
    private readonly archives: ArchiveSweepService,
    private readonly preparation: ArchivePreparationService,
    private readonly retention: RetentionService,
  ) {}

  /**
   * Runs every part, even after failures.
   * @throws AggregateError
   */
  async run(): Promise<void> {
    const parts: (() => Promise<unknown>)[] = [
      ...this.weddings.parts(),
      ...this.jobs.parts(),
      () => this.uploads.forgetOld(),
      () => this.archives.forgetOld(),
      ...this.retention.parts(),
      () => this.preparation.prepareQuiet(),
    ];
    const failures: unknown[] = [];
    for (const part of parts)
      await part().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `failed parts of the clean-up: ${failures.length}`,
      );
  }
}
