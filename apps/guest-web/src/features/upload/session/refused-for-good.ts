import { ApiError } from '@hatira/api-client';

/** Too large, or neither photo nor video. */
const REFUSALS = [413, 415];

/**
 * Returns true when the file itself was refused: another attempt would fail the
 * same way.
 */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
