import { defineJob } from '../../platform/jobs/define-job.js';

/** Sweeps up lost jobs, unfinished uploads and old trash. */
export const cleanup = defineJob({
  queue: 'cleanup',
  attempts: 1,
  concurrency: 1,
});

export const CLEANUP_EVERY_MS = 60_000;
