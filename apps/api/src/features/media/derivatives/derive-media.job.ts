import { defineJob } from '../../../platform/jobs/define-job.js';

/**
 * Makes thumbnail, preview and poster of a new file and reads its properties.
 */
export const deriveMedia = defineJob({
  queue: 'derive-media',
  attempts: 3,
  concurrency: 2,
});

export interface MediaJob {
  mediaId: string;
}
