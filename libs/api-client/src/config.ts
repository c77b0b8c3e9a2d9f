import { API, GALLERY_TIMEOUT_MS, type PublicConfig, type Success } from '@hatira/contract';
import { request } from './request.js';

/** Brand, contact links and limits. */
export async function fetchConfig(signal?: AbortSignal): Promise<PublicConfig> {
  const answer = await request<Success<PublicConfig>>(API.config, { timeoutMs: GALLERY_TIMEOUT_MS, signal });
  return answer.data;
}
