import { defineJob } from '../../../platform/jobs/define-job.js';

/**
 * A turn for an item's wedding: the worker takes the most urgent item, which
 * may be another one (ProcessingRepository.claimNext).
 */
export const deriveMedia = defineJob({
  queue: 'derive-media',
  attempts: 3,
  concurrency: 2,
});

export interface MediaJob {
  mediaId: string;
}
