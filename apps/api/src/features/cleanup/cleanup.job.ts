import { defineJob } from '../../platform/jobs/define-job.js';

export const cleanup = defineJob({
  queue: 'cleanup',
  attempts: 1,
  concurrency: 1,
});

export const CLEANUP_EVERY_MS = 60_000;
