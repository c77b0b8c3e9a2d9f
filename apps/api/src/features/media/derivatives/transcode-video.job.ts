import { defineJob } from '../../../platform/jobs/define-job.js';

/**
 * Makes a playback version of a video that some browsers cannot play, one at a
 * time, as it takes long.
 */
export const transcodeVideo = defineJob({
  queue: 'transcode-video',
  attempts: 3,
  concurrency: 1,
});
