import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service.js';
import { MailSweepService } from '../../platform/mail/mail-sweep.service.js';
import { MediaRetentionService } from '../retention/media-retention.service.js';
import { AuditService } from '../staff/audit/audit.service.js';
import { RetentionTimeService } from './retention-time.service.js';
import { TrashRetentionService } from './trash-retention.service.js';

/** Deletes data after its retention time. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly mail: MailSweepService,
    private readonly contact: ContactService,
    private readonly audit: AuditService,
    private readonly files: MediaRetentionService,
    private readonly trash: TrashRetentionService,
    private readonly time: RetentionTimeService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    return [
      () => this.mail.eraseSettled(),
      () => this.contact.forgetAddresses(),
      async () => this.contact.eraseOld(await this.time.writtenBefore()),
      async () => this.audit.eraseOld(await this.time.enteredBefore()),
      () => this.files.run(),
      ...this.trash.parts(),
    ];
  }
}
