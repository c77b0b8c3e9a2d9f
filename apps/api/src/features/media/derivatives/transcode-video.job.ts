import { defineJob } from '../../../platform/jobs/define-job.js';

/** One at a time: it takes long. */
export const transcodeVideo = defineJob({
  queue: 'transcode-video',
  attempts: 3,
  concurrency: 1,
});
