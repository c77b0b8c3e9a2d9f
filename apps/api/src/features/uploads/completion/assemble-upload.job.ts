import { defineJob } from '../../../platform/jobs/define-job.js';

/** Seals a file whose slices have all arrived. A guest waits for it, so a queue of its own goes before all else. */
export const assembleUpload = defineJob({
  queue: 'assemble-upload',
  attempts: 5,
  concurrency: 4,
});

export interface AssembleUpload {
  uploadRowId: string;
}
