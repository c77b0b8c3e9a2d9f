import { ApiError } from '@hatira/api-client';

/** Too large, or neither photo nor video. */
const REFUSALS = [413, 415];
/** Answers of a hotspot's login page or of a proxy, not of our server. */
const FOREIGN_CODES = ['unreadable_answer', 'http_error'];
const WAIT_STATUSES = [429, 503];

/** True when the file was refused: another attempt would fail the same way. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}

/**
 * True when the network or a busy server failed, not the file: a later attempt
 * may succeed.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || isRefused(error)) return false;
  return (
    error.isNetworkFailure ||
    error.isTimeout ||
    FOREIGN_CODES.includes(error.code) ||
    asksToWait(error)
  );
}

/** True when the server asks to wait (429, 503). */
export function asksToWait(error: unknown): error is ApiError {
  return error instanceof ApiError && WAIT_STATUSES.includes(error.status);
}

/**
 * True when an upload request may be repeated at once. Refusals (4xx) are
 * final; network failures, timeouts and most server errors are not.
 */
export function isRepeatable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return (
    status < 400 ||
    status === 408 ||
    status === 425 ||
    (status >= 500 && status !== 507 && status !== 501)
  );
}

/** True when the check of an upload path may be repeated. */
export function isCheckRepeatable(error: unknown): boolean {
  return (
    isTransient(error) || (error instanceof ApiError && error.status >= 500)
  );
}
