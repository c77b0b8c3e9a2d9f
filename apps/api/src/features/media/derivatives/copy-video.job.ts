import { defineJob } from '../../../platform/jobs/define-job.js';

/** Takes seconds, so it does not wait for transcodes. One at a time, for the disk. */
export const copyVideo = defineJob({
  queue: 'copy-video',
  attempts: 3,
  concurrency: 1,
});
