import { defineJob } from '../../../platform/jobs/define-job.js';

/** A guest waits for it, hence a separate queue. */
export const assembleUpload = defineJob({
  queue: 'assemble-upload',
  attempts: 5,
  concurrency: 4,
});

export interface AssembleUpload {
  uploadRowId: string;
}
