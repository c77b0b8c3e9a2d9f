import { panelRequest, type PanelRequestOptions } from '@hatira/api-client';
import { STAFF_API } from '@hatira/contract';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';

/** How ra-data-simple-rest sends its calls: ours have the panel's timeout and fail with the server's own text. */
async function send(
  url: string,
  { method, body, headers, signal }: fetchUtils.Options = {},
): ReturnType<typeof fetchUtils.fetchJson> {
  const answer = await panelRequest<unknown>(url, {
    method: method as PanelRequestOptions['method'],
    headers: Object.fromEntries(new Headers(headers)),
    signal: signal ?? undefined,
    ...(typeof body === 'string' && { json: JSON.parse(body) as unknown }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: '',
    json: answer.body,
  };
}

/** Lists, and single rows of them (design section 4). What changes something has calls of its own. */
export const dataProvider: DataProvider = simpleRest(STAFF_API.restBase, send);
