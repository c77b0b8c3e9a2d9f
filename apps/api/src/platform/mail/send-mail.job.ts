import { defineJob } from '../jobs/define-job.js';

/** Hands a mail to the mail server. A few quick tries here; for longer troubles the row's own schedule takes over. */
export const sendMail = defineJob({
  queue: 'send-mail',
  attempts: 3,
  concurrency: 2,
});

export interface MailJob {
  mailId: string;
}
