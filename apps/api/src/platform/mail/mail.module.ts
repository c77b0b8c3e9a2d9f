import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailLedger } from './mail-ledger.js';
import { MailSweepService } from './mail-sweep.service.js';
import { MailService } from './mail.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { sendMail } from './send-mail.job.js';
import { SendMail } from './send-mail.js';
import { SmtpClient } from './smtp-client.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail]), JobsModule.queues(sendMail), DatabaseModule],
  providers: [MailLedger, MailService, MailSweepService, SendMail, SmtpClient],
  exports: [MailService, MailSweepService, SendMail],
})
export class MailModule {}
