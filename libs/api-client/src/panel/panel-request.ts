import { PANEL_TIMEOUT_MS } from '@hatira/contract';
import { requestAnswer, type Answer, type RequestOptions } from '../request.js';

export type PanelRequestOptions = Omit<RequestOptions, 'timeoutMs' | 'noStore'>;

/** A call of the staff panel, with the browser's session cookie and a time limit of 60 s. */
export function panelRequest<T>(
  url: string,
  options: PanelRequestOptions = {},
): Promise<Answer<T>> {
  return requestAnswer<T>(url, { ...options, timeoutMs: PANEL_TIMEOUT_MS });
}
