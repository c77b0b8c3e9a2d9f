import { Process, Processor } from '@nestjs/bull';
import { Inject } from '@nestjs/common';
import type { Job } from 'bull';
import { sendMail, type MailJob } from './send-mail.job.js';
import { SendMail } from './send-mail.js';

@Processor(sendMail.queue)
export class SendMailProcessor {
  constructor(@Inject(SendMail) private readonly work: SendMail) {}

  @Process({ concurrency: sendMail.concurrency })
  async process({ data }: Job<MailJob>): Promise<void> {
    await this.work.run(data.mailId);
  }
}
