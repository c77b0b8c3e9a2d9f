import { ROUTE_GROUPS } from '../../../../apps/api/src/features/docs/openapi-routes.js';
import type { DocumentedRoute } from '../../../../apps/api/src/platform/http/docs/documented-route.js';
import type { Holder } from './holders.js';
import { REQUESTS } from './requests.js';
import type { Values } from './holders.js';

export const ROUTES: readonly DocumentedRoute[] = ROUTE_GROUPS.flatMap(
  ({ routes }) => routes,
);

/** The value of `{id}`, by the end of the address before it. */
const IDS: [RegExp, (values: Values) => string][] = [
  [/^\/api\/archives$/, ({ archive }) => archive],
  [/\/albums$/, ({ album }) => album],
  [/\/walls$/, ({ wall }) => wall],
  [/\/events$/, ({ event }) => event],
  [/\/deleted$/, ({ deleted }) => deleted],
  [/\/rest\/backgrounds$/, ({ background }) => background],
  [/\/contact-messages$/, ({ message }) => message],
  [/\/rest\/staff$/, ({ account }) => account],
  [/\/sessions$/, ({ session }) => session],
  [/./, ({ item }) => item],
];

function idIn(path: string, values: Values): string {
  const start = path.slice(0, Math.max(0, path.indexOf('/{id}')));
  return IDS.find(([pattern]) => pattern.test(start))?.[1](values) ?? '';
}

function addressOf(
  { operationId, path }: DocumentedRoute,
  values: Values,
): string {
  const parts: Record<string, string | number> = {
    uploadPath: values.path,
    weddingPath: values.path,
    hash: values.hash,
    key: values.file,
    token: values.token,
    uploadId: values.upload,
    name: 'table-card',
    part: 'picture',
    rendition: 'thumb',
    id: idIn(path, values),
  };
  const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) =>
    String(parts[name]),
  );
  const query = REQUESTS[operationId]?.query?.(values);
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

export interface Answer {
  /** A word of the table; `may` for every success with contents. */
  outcome: string;
  /** Headers and body. */
  text: string;
}

const NAMES: Record<string, string> = {
  uploads_disabled: 'shut',
  read_only_link: 'look',
  second_factor_setup_required: 'setup',
  login_required: 'login',
  invalid_credentials: 'wrong',
  second_factor_required: 'code',
};

/** One call by a holder of a key. */
export async function call(
  origin: string,
  route: DocumentedRoute,
  { values, cookie }: Holder,
): Promise<Answer> {
  const body = REQUESTS[route.operationId]?.body?.(values);
  const isForm = body instanceof FormData;
  const response = await fetch(origin + addressOf(route, values), {
    method: route.method.toUpperCase(),
    headers: {
      ...(cookie !== '' && { Cookie: cookie }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  const text = type.startsWith('text/event-stream')
    ? await firstEvent(response)
    : await response.text();
  const json = type.startsWith('application/json')
    ? (JSON.parse(text) as unknown)
    : undefined;
  return {
    outcome: outcomeOf(response, json),
    text: JSON.stringify([...response.headers]) + text,
  };
}

async function firstEvent({ body }: Response): Promise<string> {
  const reader = body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString();
}

function outcomeOf({ ok, status }: Response, body: unknown): string {
  if (ok) return listIn(body)?.length === 0 ? 'empty' : 'may';
  const { code = '' } = (body ?? {}) as { code?: string };
  return NAMES[code] ?? String(status);
}

/** The list that an answer consists of, if it does. */
function listIn(body: unknown): unknown[] | undefined {
  const { data } = (body ?? {}) as { data?: unknown };
  const { items } = (data ?? {}) as { items?: unknown };
  return [body, data, items].find((value): value is unknown[] =>
    Array.isArray(value),
  );
}
