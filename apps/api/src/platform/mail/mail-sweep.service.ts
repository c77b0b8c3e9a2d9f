import { Injectable } from '@nestjs/common';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { MailRepository } from './mail.repository.js';
import { sendMail, type MailJob } from './send-mail.job.js';

/** Keeps every worker busy until the next sweep. */
const FULL_QUEUE = 500;

/** Finds mail without a job, and mail past its retention. */
@Injectable()
export class MailSweepService {
  constructor(
    private readonly repository: MailRepository,
    @InjectJobQueue(sendMail) private readonly jobs: JobQueue<MailJob>,
  ) {}

  async requeue(): Promise<number> {
    const { waiting, delayed } = await this.jobs.getJobCounts();
    // In a long outage of the mail server each sweep would grow the queue.
    if (waiting + delayed >= FULL_QUEUE) return 0;
    const lost = await this.repository.lost();
    for (const mailId of lost) await enqueue(this.jobs, { mailId });
    return lost.length;
  }

  async eraseSettled(): Promise<number> {
    return this.repository.eraseSettled();
  }
}
