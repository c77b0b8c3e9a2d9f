import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailRepository } from './mail.repository.js';
import { MailSweepService } from './mail-sweep.service.js';
import { MailService } from './mail.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { sendMail } from './send-mail.job.js';
import { SendMailService } from './send-mail.service.js';
import { SmtpService } from './smtp.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([OutgoingMail]),
    JobsModule.queues(sendMail),
    DatabaseModule,
  ],
  providers: [
    MailRepository,
    MailService,
    MailSweepService,
    SendMailService,
    SmtpService,
  ],
  exports: [MailService, MailSweepService, SendMailService],
})
export class MailModule {}
