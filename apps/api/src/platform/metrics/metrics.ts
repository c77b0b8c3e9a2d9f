import { Counter, Histogram } from 'prom-client';
import { registry } from './registry.js';

/**
 * Closed sets of labels: an address, hash or file name would leak a secret and
 * create endless series.
 */

const registers = [registry];
/** Seconds; from a row lookup to a one-hour transcode. */
const REQUEST_BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300,
];
const JOB_BUCKETS = [
  0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600,
];

export type UploadStage = 'single' | 'slice' | 'complete';

export const httpRequestSeconds = new Histogram({
  name: 'hatira_http_request_seconds',
  help: 'Duration of requests from the first header to the end of the answer, by route pattern',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
});

export const problemsAnswered = new Counter({
  name: 'hatira_problems_total',
  help: 'Error answers by code',
  labelNames: ['code'] as const,
  registers,
});

export const uploadsStarted = new Counter({
  name: 'hatira_uploads_started_total',
  help: 'Files whose first byte was accepted',
  labelNames: ['kind'] as const,
  registers,
});

export const uploadsFinished = new Counter({
  name: 'hatira_uploads_finished_total',
  help: 'Files added to a gallery; an exact repeat counts too',
  labelNames: ['kind'] as const,
  registers,
});

export const uploadsFailed = new Counter({
  name: 'hatira_uploads_failed_total',
  help: 'Upload requests that were refused or interrupted; clients retry most of them',
  labelNames: ['stage', 'reason'] as const,
  registers,
});

export const uploadBytes = new Counter({
  name: 'hatira_upload_bytes_total',
  help: 'Bytes of guests that were stored',
  labelNames: ['kind'] as const,
  registers,
});

export const sliceSeconds = new Histogram({
  name: 'hatira_upload_slice_seconds',
  help: 'Duration of receiving and storing a slice',
  buckets: REQUEST_BUCKETS,
  registers,
});

export const jobSeconds = new Histogram({
  name: 'hatira_job_seconds',
  help: 'Duration of job attempts',
  labelNames: ['queue', 'outcome'] as const,
  buckets: JOB_BUCKETS,
  registers,
});

export const jobsFailed = new Counter({
  name: 'hatira_job_failures_total',
  help: 'Failed job attempts; most are retried',
  labelNames: ['queue'] as const,
  registers,
});

export const enqueueFailures = new Counter({
  name: 'hatira_enqueue_failures_total',
  help: 'Jobs that Redis did not accept; the sweep enqueues them again',
  labelNames: ['queue'] as const,
  registers,
});

export const storageErrors = new Counter({
  name: 'hatira_storage_errors_total',
  help: 'Failed operations of the storage',
  labelNames: ['operation', 'reason'] as const,
  registers,
});

export const storageSeconds = new Histogram({
  name: 'hatira_storage_operation_seconds',
  help: 'Duration of storage operations; writes include the wait for their bytes',
  labelNames: ['operation'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
});

export const limitRefusals = new Counter({
  name: 'hatira_rate_limit_refusals_total',
  help: 'Requests refused by a rate limit',
  labelNames: ['limit'] as const,
  registers,
});

export const databaseConflicts = new Counter({
  name: 'hatira_database_conflicts_total',
  help: 'Statements and transactions that PostgreSQL ended in favour of others, and that may run again',
  registers,
});

export const databaseRefusals = new Counter({
  name: 'hatira_database_refusals_total',
  help: 'Connections that PostgreSQL refused because it allows no more; calls wait for those that the process has',
  registers,
});

export const hashMisses = new Counter({
  name: 'hatira_hash_misses_total',
  help: 'Requests for unknown gallery links, mistyped or guessed',
  registers,
});

export const loginFailures = new Counter({
  name: 'hatira_login_failures_total',
  help: 'Logins with a wrong e-mail or password',
  registers,
});

export const contactMessages = new Counter({
  name: 'hatira_contact_messages_total',
  help: 'Messages of the contact form, stored or ignored because the honeypot field was filled in',
  labelNames: ['outcome'] as const,
  registers,
});

export const mails = new Counter({
  name: 'hatira_mails_total',
  help: 'Mails accepted by the mail server, rejected for good, or deferred',
  labelNames: ['outcome'] as const,
  registers,
});

export const archivesBuilt = new Counter({
  name: 'hatira_archives_built_total',
  help: 'Archives built in advance, and failed builds',
  labelNames: ['outcome'] as const,
  registers,
});

export const archiveDownloads = new Counter({
  name: 'hatira_archive_downloads_total',
  help: 'Requests for archives or parts of them, by source',
  labelNames: ['source'] as const,
  registers,
});
