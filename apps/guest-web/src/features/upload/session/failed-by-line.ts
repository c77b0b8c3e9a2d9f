import { ApiError } from '@hatira/api-client';
import { isRefusedForGood } from './refused-for-good';

/** Answers of a hotspot's login page or of a proxy, not of our server. */
const NOT_OURS = ['unreadable_answer', 'http_error'];
const LATER = [429, 503];

/**
 * Returns true when the network or the server failed, not the file: a later
 * attempt may succeed.
 */
export function isFailedByLine(error: unknown): boolean {
  if (!(error instanceof ApiError) || isRefusedForGood(error)) return false;
  return (
    error.isNetworkFailure ||
    error.isTimeout ||
    NOT_OURS.includes(error.code) ||
    LATER.includes(error.status)
  );
}
