import { Inject, Injectable } from '@nestjs/common';
import { BackgroundsService } from '../backgrounds/backgrounds.service.js';
import { Config } from '../config/load-config.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
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
    @Inject(Config) private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    await this.uploads.requeue();
    await this.media.requeue();
    await this.uploads.forgetOld();
    await this.emptyTrash();
  }

  /** After TRASH_DAYS: files before the wedding that they belong to. */
  private async emptyTrash(): Promise<void> {
    const deletedBefore = new Date(Date.now() - this.config.trashDays * DAY_MS);
    await this.trash.erase(deletedBefore);
    await this.backgrounds.erase(deletedBefore);
    await this.weddings.erase(deletedBefore);
  }
}
