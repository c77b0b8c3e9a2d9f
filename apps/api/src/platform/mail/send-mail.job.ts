import { defineJob } from '../jobs/define-job.js';

/** After a few quick attempts the row schedules later ones. */
export const sendMail = defineJob({
  queue: 'send-mail',
  attempts: 3,
  concurrency: 2,
});

export interface MailJob {
  mailId: string;
}
