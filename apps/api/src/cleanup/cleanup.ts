import { Inject, Injectable } from '@nestjs/common';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';

const DAY_MS = 86_400_000;

/** The clean-up, each part owned by its feature. Safe to run at any time and on several workers at once. */
@Injectable()
export class Cleanup {
  constructor(
    @Inject(UploadSweepService) private readonly uploads: UploadSweepService,
    @Inject(MediaPublicationService) private readonly media: MediaPublicationService,
    @Inject(TrashSweepService) private readonly trash: TrashSweepService,
    @Inject(BackgroundsService) private readonly backgrounds: BackgroundsService,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(SettingsService) private readonly settings: SettingsService,
  ) {}

  /** Every part runs, whatever becomes of the others. @throws AggregateError of those that failed */
  async run(): Promise<void> {
    const { trashDays } = await this.settings.current();
    const deletedBefore = new Date(Date.now() - trashDays * DAY_MS);
    // After TRASH_DAYS: files before the wedding that they belong to.
    const parts: (() => Promise<unknown>)[] = [
      () => this.uploads.requeue(),
      () => this.media.requeue(),
      () => this.uploads.forgetOld(),
      () => this.trash.erase(deletedBefore),
      () => this.backgrounds.erase(deletedBefore),
      () => this.weddings.erase(deletedBefore),
    ];
    const failures: unknown[] = [];
    for (const part of parts) await part().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the clean-up failed`);
  }
}
