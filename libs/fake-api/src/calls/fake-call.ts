import type { OPERATIONS, OperationId } from '../operations/index.js';
import type { BodyOf } from '../operations/operation.js';
import { matchedOperation, operationOf } from './matched-operation.js';

/** A call that a page has made. */
export interface FakeCall<Id extends OperationId = OperationId> {
  id: Id;
  method: string;
  path: string;
  /** Parameters of the address, decoded. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The page has sent it; a form is parsed to its fields. */
  body: BodyOf<(typeof OPERATIONS)[Id]>;
  /** Only a form has one. */
  file: File | undefined;
}

/** Returns the call with its body; undefined for an address that the API lacks. */
export async function readCall(
  request: Request,
): Promise<FakeCall | undefined> {
  const { method, headers } = request;
  const { pathname: path, searchParams: query } = new URL(request.url);
  const found = matchedOperation(method, path);
  if (!found) return undefined;
  const sent = await bodyOf(request);
  const { body, file } = parted(found.id, sent);
  return { ...found, method, path, query, headers, body, file };
}

/** Returns the contradictions of a call to the contract's schemas. */
export function complaintsOf({ id, query, body }: FakeCall): string[] {
  const operation = operationOf(id);
  const asked = operation.query?.safeParse(Object.fromEntries(query));
  // Fields of a form are parsed before.
  const sent = operation.file ? undefined : operation.body?.safeParse(body);
  return [asked, sent].flatMap((result) =>
    result?.error ? [result.error.message] : [],
  );
}

/** @throws ZodError for fields that the contract refuses */
function parted(
  id: OperationId,
  sent: unknown,
): Pick<FakeCall, 'body' | 'file'> {
  const { file: name, body } = operationOf(id);
  if (name === undefined)
    return { body: sent as FakeCall['body'], file: undefined };
  const { [name]: file, ...fields } = sent as Record<string, unknown>;
  return {
    body: body?.parse(fields) as FakeCall['body'],
    file: file as File,
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return type.startsWith('application/json') ? JSON.parse(text) : undefined;
}
