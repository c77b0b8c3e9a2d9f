import { Inject, Injectable } from '@nestjs/common';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';

/** The clean-up, each part owned by its feature. Safe to run at any time and on several workers at once. */
@Injectable()
export class Cleanup {
  constructor(
    @Inject(UploadSweepService) private readonly uploads: UploadSweepService,
    @Inject(MediaPublicationService) private readonly media: MediaPublicationService,
    @Inject(TrashSweepService) private readonly trash: TrashSweepService,
  ) {}

  async run(): Promise<void> {
    await this.uploads.requeue();
    await this.media.requeue();
    await this.uploads.forgetOld();
    await this.trash.eraseOld();
  }
}
