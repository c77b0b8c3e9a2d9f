import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { MediaRetentionService } from './media-retention.service.js';
import { RetentionNoticesService } from './retention-notices.service.js';

@Module({
  imports: [DatabaseModule, MailModule, MediaModule, StaffModule],
  providers: [MediaRetentionService, RetentionNoticesService],
  exports: [MediaRetentionService],
})
export class RetentionModule {}
