import {
  API,
  GALLERY_TIMEOUT_MS,
  type PublicConfig,
  type Success,
} from '@hatira/contract';
import { request } from './request.js';

interface ConfigOptions {
  signal?: AbortSignal;
  /** The answer is for the upload page (specification section 7). */
  noStore?: boolean;
}

export async function fetchConfig(
  options: ConfigOptions = {},
): Promise<PublicConfig> {
  const answer = await request<Success<PublicConfig>>(API.config, {
    timeoutMs: GALLERY_TIMEOUT_MS,
    ...options,
  });
  return answer.data;
}
