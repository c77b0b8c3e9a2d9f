import { API, GALLERY_TIMEOUT_MS } from '@hatira/contract';
import { request } from './request.js';

/**
 * Whether the wedding has a page background.
 * @param version the same in the page's preload, so that both are one request
 */
export async function hasBackground(
  uploadPath: string,
  version: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const url = API.backgroundExists(uploadPath, version);
  const answer = await request<{ success: boolean; data: unknown }>(url, {
    timeoutMs: GALLERY_TIMEOUT_MS,
    noStore: true,
    signal,
  });
  return answer.success && Boolean(answer.data);
}
