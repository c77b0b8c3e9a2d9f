import { PANEL_TIMEOUT_MS, type Success } from '@hatira/contract';
import { requestAnswer, type Answer, type RequestOptions } from '../request.js';

export type PanelRequestOptions = Omit<RequestOptions, 'timeoutMs' | 'noStore'>;

/**
 * Returns the JSON body, with status and headers. Times out after 60 s.
 * @throws ApiError
 */
export function panelRequest<T>(
  url: string,
  options: PanelRequestOptions = {},
): Promise<Answer<T>> {
  return requestAnswer<T>(url, { ...options, timeoutMs: PANEL_TIMEOUT_MS });
}

/**
 * Returns the JSON body.
 * @throws ApiError
 */
export async function panelBody<T>(
  url: string,
  options?: PanelRequestOptions,
): Promise<T> {
  return (await panelRequest<T>(url, options)).body;
}

/**
 * Returns the `data` of a body that also says `success`.
 * @throws ApiError
 */
export async function panelData<T>(
  url: string,
  options?: PanelRequestOptions,
): Promise<T> {
  return (await panelBody<Success<T>>(url, options)).data;
}
