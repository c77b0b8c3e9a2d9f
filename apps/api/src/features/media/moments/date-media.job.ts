import { defineJob } from '../../../platform/jobs/define-job.js';

/** One at a time: it may read many photos, and has no hurry. */
export const dateMedia = defineJob({
  queue: 'date-media',
  attempts: 3,
  concurrency: 1,
});

export interface DateMedia {
  weddingId: number;
  /** The due time of the wedding, so that a newer change ends this run. */
  dueMs: number;
  /** The last item of the previous job. */
  after?: string;
}
