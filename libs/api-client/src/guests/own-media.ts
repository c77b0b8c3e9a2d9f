import { GALLERY_TIMEOUT_MS, OWN_API, type OwnItems } from '@hatira/contract';
import { request } from '../request.js';

/**
 * A page of what this browser has sent to the wedding, newest first.
 * @param cursor `next_cursor` of the page before
 */
export function fetchOwnItems(
  uploadPath: string,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal } = {},
): Promise<OwnItems> {
  return request(OWN_API.list(uploadPath, cursor), {
    timeoutMs: GALLERY_TIMEOUT_MS,
    noStore: true,
    signal,
  });
}
