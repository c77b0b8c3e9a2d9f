import {
  GALLERY_TIMEOUT_MS,
  RETRY_API,
  type RetryResult,
} from '@hatira/contract';
import { request } from '../request.js';

/**
 * Starts the processing of failed items again, by the couple's link.
 * @returns number of items that wait now
 * @throws ApiError `read_only_link` for relatives
 */
export async function retryFailed(
  hash: number,
  ids: string[],
): Promise<number> {
  const answer = await request<RetryResult>(RETRY_API.failed(hash), {
    timeoutMs: GALLERY_TIMEOUT_MS,
    method: 'POST',
    json: { ids },
  });
  return answer.retried;
}
