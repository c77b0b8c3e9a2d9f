import { defineJob } from '../../platform/jobs/define-job.js';

/** Looks now and then for what was left behind: lost jobs, unfinished uploads, old trash. */
export const cleanup = defineJob({
  queue: 'cleanup',
  attempts: 1,
  concurrency: 1,
});

export const CLEANUP_EVERY_MS = 60_000;
