import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service.js';
import { MailSweepService } from '../../platform/mail/mail-sweep.service.js';
import { MediaRetentionService } from '../media/retention/media-retention.service.js';
import { AuditService } from '../staff/audit/audit.service.js';
import { RetentionTimeService } from './retention-time.service.js';
import { TrashRetentionService } from './trash-retention.service.js';

/**
 * Data that must not be kept for ever: mail that was sent, messages and where they came from, the audit trail, weddings'
 * files where the provider says so, and the trash.
 */
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

  /** The parts of its clean-up. */
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
