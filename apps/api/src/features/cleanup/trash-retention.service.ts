import { Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { UploadFailuresRepository } from '../uploads/failures/upload-failures.repository.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { RetentionTimeService } from './retention-time.service.js';

/** Erases the trash, and counts of failed uploads, after their time. */
@Injectable()
export class TrashRetentionService {
  constructor(
    private readonly media: TrashSweepService,
    private readonly backgrounds: BackgroundTrashService,
    private readonly weddings: WeddingsService,
    private readonly failures: UploadFailuresRepository,
    private readonly time: RetentionTimeService,
  ) {}

  /** Files before their wedding. */
  parts(): (() => Promise<unknown>)[] {
    const trash = [this.media, this.backgrounds, this.weddings];
    return [
      () => this.failures.forgetOld(),
      () => this.backgrounds.removeUnfinished(),
      ...trash.map(
        (owner) => async () => owner.erase(await this.time.deletedBefore()),
      ),
    ];
  }
}
