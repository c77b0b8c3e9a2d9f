import { Injectable } from '@nestjs/common';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { MailRepository } from './mail.repository.js';
import { sendMail, type MailJob } from './send-mail.job.js';

/** So many jobs are enough to keep every worker busy until the next sweep. */
const FULL_QUEUE = 500;

/** Finds mail that waits without a job, and mail that has been kept long enough. */
@Injectable()
export class MailSweepService {
  constructor(
    private readonly ledger: MailRepository,
    @InjectJobQueue(sendMail) private readonly jobs: JobQueue<MailJob>,
  ) {}

  /** Gives mail whose time has come a job. @returns how many */
  async requeue(): Promise<number> {
    const { waiting, delayed } = await this.jobs.getJobCounts();
    // While a mail server is away for long, the queue would grow with every sweep.
    if (waiting + delayed >= FULL_QUEUE) return 0;
    const lost = await this.ledger.lost();
    for (const mailId of lost) await enqueue(this.jobs, { mailId });
    return lost.length;
  }

  /** Erases mail that was sent or given up more than a week ago. @returns how many */
  async eraseSettled(): Promise<number> {
    return this.ledger.eraseSettled();
  }
}
