import { ApiError } from '@hatira/api-client';

/** Too large, or no photo or video. */
const REFUSALS = [413, 415];

/** The file itself was refused: sending it again would end the same way. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
