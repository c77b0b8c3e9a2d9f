import { PANEL_TIMEOUT_MS } from '@hatira/contract';
import { requestAnswer, type Answer, type RequestOptions } from '../request.js';

export type PanelRequestOptions = Omit<RequestOptions, 'timeoutMs' | 'noStore'>;

/** Times out after 60 s. */
export function panelRequest<T>(
  url: string,
  options: PanelRequestOptions = {},
): Promise<Answer<T>> {
  return requestAnswer<T>(url, { ...options, timeoutMs: PANEL_TIMEOUT_MS });
}
