import { API, GALLERY_TIMEOUT_MS } from '@hatira/contract';
import { request } from './request.js';

/** @param version equal to the page's preload, for one request in all */
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
