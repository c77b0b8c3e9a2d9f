import { Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { RetentionTimeService } from './retention-time.service.js';

/** Erases the trash after its retention time. */
@Injectable()
export class TrashRetentionService {
  constructor(
    private readonly media: TrashSweepService,
    private readonly backgrounds: BackgroundTrashService,
    private readonly weddings: WeddingsService,
    private readonly time: RetentionTimeService,
  ) {}

  /** Files before their wedding. */
  parts(): (() => Promise<unknown>)[] {
    const trash = [this.media, this.backgrounds, this.weddings];
    return [
      () => this.backgrounds.removeUnfinished(),
      ...trash.map(
        (owner) => async () => owner.erase(await this.time.deletedBefore()),
      ),
    ];
  }
}
