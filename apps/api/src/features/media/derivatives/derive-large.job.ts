import { defineJob } from '../../../platform/jobs/define-job.js';

/** One at a time: each may take most of the memory for decoders. */
export const deriveLarge = defineJob({
  queue: 'derive-large',
  attempts: 3,
  concurrency: 1,
});
