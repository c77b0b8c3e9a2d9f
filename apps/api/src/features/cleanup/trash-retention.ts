import { Inject, Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { RetentionTime } from './retention-time.js';

/** The trash must not be kept for ever. */
@Injectable()
export class TrashRetention {
  constructor(
    @Inject(TrashSweepService) private readonly media: TrashSweepService,
    @Inject(BackgroundTrashService) private readonly backgrounds: BackgroundTrashService,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(RetentionTime) private readonly time: RetentionTime,
  ) {}

  /** The parts of its clean-up: files before the wedding that they belong to. */
  parts(): (() => Promise<unknown>)[] {
    const trash = [this.media, this.backgrounds, this.weddings];
    return [
      () => this.backgrounds.removeUnfinished(),
      ...trash.map((owner) => async () => owner.erase(await this.time.deletedBefore())),
    ];
  }
}
