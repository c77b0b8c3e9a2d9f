import { defineJob } from '../../../platform/jobs/define-job.js';

/** The job has its own queue, as a guest waits for it. */
export const assembleUpload = defineJob({
  queue: 'assemble-upload',
  attempts: 5,
  concurrency: 4,
});

export interface AssembleUpload {
  uploadRowId: string;
}
