import { defineJob } from '../jobs/define-job.js';

/**
 * Sends a mail. Bull makes a few quick attempts; the row schedules the later
 * ones.
 */
export const sendMail = defineJob({
  queue: 'send-mail',
  attempts: 3,
  concurrency: 2,
});

export interface MailJob {
  mailId: string;
}
