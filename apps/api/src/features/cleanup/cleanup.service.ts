import { Inject, Injectable } from '@nestjs/common';
import { ArchivePreparationService } from '../archives/archive-preparation.service.js';
import { ArchiveSweepService } from '../archives/archive-sweep.service.js';
import { MailSweepService } from '../../platform/mail/mail-sweep.service.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';
import { RetentionService } from './retention.service.js';

/** The clean-up, each part owned by its feature. Safe to run at any time and on several workers at once. */
@Injectable()
export class CleanupService {
  constructor(
    @Inject(UploadSweepService) private readonly uploads: UploadSweepService,
    @Inject(MediaPublicationService) private readonly media: MediaPublicationService,
    @Inject(MailSweepService) private readonly mail: MailSweepService,
    @Inject(ArchiveSweepService) private readonly archives: ArchiveSweepService,
    @Inject(ArchivePreparationService) private readonly preparation: ArchivePreparationService,
    @Inject(RetentionService) private readonly retention: RetentionService,
  ) {}

  /** Every part runs, whatever becomes of the others. @throws AggregateError of those that failed */
  async run(): Promise<void> {
    const parts: (() => Promise<unknown>)[] = [
      () => this.uploads.requeue(),
      () => this.media.requeue(),
      () => this.archives.requeue(),
      () => this.mail.requeue(),
      () => this.uploads.forgetOld(),
      () => this.archives.forgetOld(),
      ...this.retention.parts(),
      () => this.preparation.prepareQuiet(),
    ];
    const failures: unknown[] = [];
    for (const part of parts) await part().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the clean-up failed`);
  }
}
