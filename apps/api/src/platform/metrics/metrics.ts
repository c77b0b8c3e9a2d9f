import { Counter, Histogram } from 'prom-client';
import { registry } from './registry.js';

/**
 * All metrics. Labels have closed sets of values (problem codes, queues, route
 * patterns): an address, hash or file name would leak a secret and create
 * endless series.
 */

const registers = [registry];
/** Seconds; from a row lookup to a one-hour transcode. */
const REQUEST_BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300,
];
const JOB_BUCKETS = [
  0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600,
];

/** The request in which an upload failed. */
export type UploadStage = 'single' | 'slice' | 'complete';

export const httpRequestSeconds = new Histogram({
  name: 'hatira_http_request_seconds',
  help: 'From the first header of a request to the end of its answer, by pattern of the route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
});

export const problemsAnswered = new Counter({
  name: 'hatira_problems_total',
  help: 'Answers with an error, by its code',
  labelNames: ['code'] as const,
  registers,
});

export const uploadsStarted = new Counter({
  name: 'hatira_uploads_started_total',
  help: 'Files of which the first byte was accepted',
  labelNames: ['kind'] as const,
  registers,
});

export const uploadsFinished = new Counter({
  name: 'hatira_uploads_finished_total',
  help: 'Files that are in a gallery; an exact repeat counts too',
  labelNames: ['kind'] as const,
  registers,
});

export const uploadsFailed = new Counter({
  name: 'hatira_uploads_failed_total',
  help: 'Calls of an upload that were refused or broke off; clients try most of them again',
  labelNames: ['stage', 'reason'] as const,
  registers,
});

export const uploadBytes = new Counter({
  name: 'hatira_upload_bytes_total',
  help: 'Bytes of guests that were kept',
  labelNames: ['kind'] as const,
  registers,
});

export const sliceSeconds = new Histogram({
  name: 'hatira_upload_slice_seconds',
  help: 'How long a slice took to arrive and to be kept',
  buckets: REQUEST_BUCKETS,
  registers,
});

export const jobSeconds = new Histogram({
  name: 'hatira_job_seconds',
  help: 'How long the tries of jobs took',
  labelNames: ['queue', 'outcome'] as const,
  buckets: JOB_BUCKETS,
  registers,
});

export const jobsFailed = new Counter({
  name: 'hatira_job_failures_total',
  help: 'Tries of jobs that failed; most are repeated',
  labelNames: ['queue'] as const,
  registers,
});

export const enqueueFailures = new Counter({
  name: 'hatira_enqueue_failures_total',
  help: 'Jobs that Redis did not take; the clean-up enqueues them again',
  labelNames: ['queue'] as const,
  registers,
});

export const storageErrors = new Counter({
  name: 'hatira_storage_errors_total',
  help: 'Operations that the storage failed at',
  labelNames: ['operation', 'reason'] as const,
  registers,
});

export const storageSeconds = new Histogram({
  name: 'hatira_storage_operation_seconds',
  help: 'How long the storage took; writes include the wait for their bytes',
  labelNames: ['operation'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
});

export const limitRefusals = new Counter({
  name: 'hatira_rate_limit_refusals_total',
  help: 'Calls that a rate limit refused',
  labelNames: ['limit'] as const,
  registers,
});

export const hashMisses = new Counter({
  name: 'hatira_hash_misses_total',
  help: 'Gallery links that open no wedding: mistyped, or guessed',
  registers,
});

export const loginFailures = new Counter({
  name: 'hatira_login_failures_total',
  help: 'Logins with a wrong e-mail or password',
  registers,
});

export const contactMessages = new Counter({
  name: 'hatira_contact_messages_total',
  help: 'Messages of the contact form that were kept, or passed over because the field for programs was filled in',
  labelNames: ['outcome'] as const,
  registers,
});

export const mails = new Counter({
  name: 'hatira_mails_total',
  help: 'Mails that were handed to the mail server, refused by it for good, or put off',
  labelNames: ['outcome'] as const,
  registers,
});

export const archivesBuilt = new Counter({
  name: 'hatira_archives_built_total',
  help: 'Archives that were built in advance, or could not be',
  labelNames: ['outcome'] as const,
  registers,
});

export const archiveDownloads = new Counter({
  name: 'hatira_archive_downloads_total',
  help: 'Requests for archives, whole or in part, by what they were served from',
  labelNames: ['source'] as const,
  registers,
});
