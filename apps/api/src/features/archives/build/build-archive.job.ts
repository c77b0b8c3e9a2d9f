import { defineJob } from '../../../platform/jobs/define-job.js';

/**
 * Builds an archive in advance, one at a time, as it reads and writes a lot.
 */
export const buildArchive = defineJob({
  queue: 'build-archive',
  attempts: 3,
  concurrency: 1,
});

export interface BuildArchiveJob {
  archiveId: string;
}
