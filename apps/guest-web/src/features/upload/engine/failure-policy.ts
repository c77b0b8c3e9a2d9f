import { ApiError } from '@hatira/api-client';

/** Too large, or neither photo nor video. */
const REFUSALS = [413, 415];
/** The codes of a hotspot's login page or a proxy. */
const FOREIGN_CODES = ['unreadable_answer', 'http_error'];
const WAIT_STATUSES = [429, 503];

/** True when another attempt would fail the same way. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}

/** True when uploads are closed: every file would fail. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'uploads_disabled';
}

/** True when the network or a busy server failed, not the file. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || isRefused(error)) return false;
  return (
    error.isNetworkFailure ||
    error.isTimeout ||
    FOREIGN_CODES.includes(error.code) ||
    asksToWait(error)
  );
}

export function asksToWait(error: unknown): error is ApiError {
  return error instanceof ApiError && WAIT_STATUSES.includes(error.status);
}

/** True except for refusals (4xx). */
export function isRepeatable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  return (
    code === 'bytes_damaged' ||
    status < 400 ||
    status === 408 ||
    status === 425 ||
    (status >= 500 && status !== 507 && status !== 501)
  );
}

export function isCheckRepeatable(error: unknown): boolean {
  return (
    isTransient(error) || (error instanceof ApiError && error.status >= 500)
  );
}
