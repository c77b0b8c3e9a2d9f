import { panelRequest, type PanelRequestOptions } from '@hatira/api-client';
import { STAFF_API } from '@hatira/contract';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';

/** Gives simple-rest's calls the panel's timeout and the server's error texts. */
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

/**
 * Reads lists and their rows; changes are separate calls
 * (docs/architecture.md#the-panels-calls).
 */
export const dataProvider: DataProvider = simpleRest(STAFF_API.restBase, send);
