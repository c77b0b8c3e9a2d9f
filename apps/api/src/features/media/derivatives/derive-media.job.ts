import { defineJob } from '../../../platform/jobs/define-job.js';

export const deriveMedia = defineJob({
  queue: 'derive-media',
  attempts: 3,
  concurrency: 2,
});

export interface MediaJob {
  mediaId: string;
}
