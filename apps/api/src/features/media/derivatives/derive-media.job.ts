import { defineJob } from '../../../platform/jobs/define-job.js';

/** Makes thumbnail, preview and poster of a new file, and finds out what it is. */
export const deriveMedia = defineJob({
  queue: 'derive-media',
  attempts: 3,
  concurrency: 2,
});

export interface MediaJob {
  mediaId: string;
}
