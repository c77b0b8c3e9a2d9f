import { Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { ProcessJob } from '../jobs/process-job.js';
import { sendMail, type MailJob } from './send-mail.job.js';
import { SendMailService } from './send-mail.service.js';

@Processor(sendMail.queue)
export class SendMailProcessor {
  constructor(private readonly work: SendMailService) {}

  @ProcessJob(sendMail)
  async process({ data }: Job<MailJob>): Promise<void> {
    await this.work.run(data.mailId);
  }
}
