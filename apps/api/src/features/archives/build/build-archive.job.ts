import { defineJob } from '../../../platform/jobs/define-job.js';

/** Builds an archive in advance; much reading and writing, so one at a time. */
export const buildArchive = defineJob({
  queue: 'build-archive',
  attempts: 3,
  concurrency: 1,
});

export interface BuildArchiveJob {
  archiveId: string;
}
