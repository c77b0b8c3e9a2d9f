import {
  enqueueFailures,
  jobsFailed,
  limitRefusals,
  mails,
  storageErrors,
  uploadsFailed,
  uploadsStarted,
} from './metrics.js';

const STORAGE_FAULTS = ['full', 'missing', 'unavailable', 'failed'] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

const STORAGE_OPERATIONS = [
  'stage',
  'writeSlice',
  'persist',
  'publish',
  'put',
  'putFile',
  'read',
  'localCopy',
  'scratchFile',
  'sizeOf',
  'remove',
];
const OUR_FAULTS = [
  'internal_error',
  'service_unavailable',
  'storage_full',
  'upload_busy',
];

/**
 * Starts alerts' counters at 0: Prometheus sees no increase in a series that
 * its first event creates.
 * @param queues names of all queues
 */
export function startCountersAtZero(queues: string[]): void {
  for (const operation of STORAGE_OPERATIONS) {
    for (const reason of STORAGE_FAULTS)
      storageErrors.inc({ operation, reason }, 0);
  }
  for (const kind of ['single', 'sliced']) uploadsStarted.inc({ kind }, 0);
  for (const stage of ['single', 'slice', 'complete']) {
    for (const reason of OUR_FAULTS) uploadsFailed.inc({ stage, reason }, 0);
  }
  limitRefusals.inc({ limit: 'wedding-bytes' }, 0);
  for (const outcome of ['sent', 'refused', 'put_off'])
    mails.inc({ outcome }, 0);
  for (const queue of queues) {
    enqueueFailures.inc({ queue }, 0);
    jobsFailed.inc({ queue }, 0);
  }
}
