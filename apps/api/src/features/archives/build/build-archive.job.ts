import { defineJob } from '../../../platform/jobs/define-job.js';

/** One at a time: a build reads and writes a lot. */
export const buildArchive = defineJob({
  queue: 'build-archive',
  attempts: 3,
  concurrency: 1,
});

export interface BuildArchiveJob {
  archiveId: string;
}
