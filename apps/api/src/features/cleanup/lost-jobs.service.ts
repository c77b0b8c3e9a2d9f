import { Injectable } from '@nestjs/common';
import { ArchiveSweepService } from '../archives/archive-sweep.service.js';
import { MailSweepService } from '../../platform/mail/mail-sweep.service.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';

/** Replaces lost jobs. */
@Injectable()
export class LostJobsService {
  constructor(
    private readonly uploads: UploadSweepService,
    private readonly media: MediaPublicationService,
    private readonly archives: ArchiveSweepService,
    private readonly mail: MailSweepService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    return [this.uploads, this.media, this.archives, this.mail].map(
      (owner) => () => owner.requeue(),
    );
  }
}
