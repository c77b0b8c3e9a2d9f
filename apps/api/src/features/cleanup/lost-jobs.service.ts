import { Injectable } from '@nestjs/common';
import { ArchiveSweepService } from '../archives/archive-sweep.service.js';
import { MailSweepService } from '../../platform/mail/mail-sweep.service.js';
import { MediaDatesService } from '../media/moments/media-dates.service.js';
import { MediaPublicationService } from '../media/media-publication.service.js';
import { MediaScanSweepService } from '../media/scan/media-scan-sweep.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';

/** Replaces lost jobs; scans files whose scan failed. */
@Injectable()
export class LostJobsService {
  constructor(
    private readonly uploads: UploadSweepService,
    private readonly media: MediaPublicationService,
    private readonly dates: MediaDatesService,
    private readonly archives: ArchiveSweepService,
    private readonly mail: MailSweepService,
    private readonly scans: MediaScanSweepService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    const requeues = [
      this.uploads,
      this.media,
      this.dates,
      this.archives,
      this.mail,
    ].map((owner) => () => owner.requeue());
    return [...requeues, () => this.scans.run()];
  }
}
