import { Inject, Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';

const DAY_MS = 86_400_000;

/** What was deleted, and is erased after TRASH_DAYS. */
@Injectable()
export class Trash {
  constructor(
    @Inject(TrashSweepService) private readonly media: TrashSweepService,
    @Inject(BackgroundTrashService) private readonly backgrounds: BackgroundTrashService,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(SettingsService) private readonly settings: SettingsService,
  ) {}

  /** The parts of its clean-up, in their order: files before the wedding that they belong to. */
  eraseOld(): (() => Promise<unknown>)[] {
    return [this.media, this.backgrounds, this.weddings].map(
      (owner) => async () => owner.erase(await this.deletedBefore()),
    );
  }

  private async deletedBefore(): Promise<Date> {
    const { trashDays } = await this.settings.current();
    return new Date(Date.now() - trashDays * DAY_MS);
  }
}
