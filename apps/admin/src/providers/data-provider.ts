import {
  panelCalls,
  panelRequest,
  type PanelRequestOptions,
} from '@hatira/api-client';
import { STAFF_API } from '@hatira/contract';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';

/** Adds the panel's timeout and the server's error texts. */
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

/** The methods without the index signature, which accepts any method name. */
type Crud = {
  [
    Name in keyof DataProvider as string extends Name ? never : Name
  ]: DataProvider[Name];
};

const crud: Crud = simpleRest(STAFF_API.restBase, send);

/**
 * Every call of the panel: simple-rest's for rows, custom methods for others
 * (docs/architecture.md#the-panels-calls). Use `usePanel` or `useChange`.
 */
export const dataProvider = {
  ...crud,
  ...panelCalls,
} satisfies DataProvider;

export type PanelDataProvider = typeof dataProvider;
