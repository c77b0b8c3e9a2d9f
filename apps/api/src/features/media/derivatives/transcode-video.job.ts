import { defineJob } from '../../../platform/jobs/define-job.js';

/** Makes a version that plays in every browser of a video that does not; long work, so one at a time. */
export const transcodeVideo = defineJob({
  queue: 'transcode-video',
  attempts: 3,
  concurrency: 1,
});
