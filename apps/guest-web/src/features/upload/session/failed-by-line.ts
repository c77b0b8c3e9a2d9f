import { ApiError } from '@hatira/api-client';
import { isRefusedForGood } from './refused-for-good';

/** A hotspot's own page, or what a proxy says without us: neither comes from our server. */
const NOT_OURS = ['unreadable_answer', 'http_error'];
/** Our server has no time just now. */
const LATER = [429, 503];

/** The way to the server has failed, not the file: sent again later, it may well arrive. */
export function isFailedByLine(error: unknown): boolean {
  if (!(error instanceof ApiError) || isRefusedForGood(error)) return false;
  return (
    error.isNetworkFailure ||
    error.isTimeout ||
    NOT_OURS.includes(error.code) ||
    LATER.includes(error.status)
  );
}
