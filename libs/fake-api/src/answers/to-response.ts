import type { FakeCall } from '../calls/fake-call.js';
import { operationOf } from '../calls/matched-operation.js';
import type { OperationId } from '../operations/index.js';
import { Refusal } from './refusal.js';
import { rowsOf, Rows } from './rows.js';
import { strictlyParsed } from './strictly-parsed.js';

/** @throws Error for an answer that breaks the contract */
export function checkAnswer(id: OperationId, given: unknown): void {
  if (given instanceof Refusal || given instanceof Response) return;
  const { kind, schema } = operationOf(id).answer;
  if (kind === 'bytes' || given instanceof Rows) return;
  if (kind === 'rows')
    for (const row of given as unknown[]) strictlyParsed(schema, row, id);
  else strictlyParsed(schema, completed(id, given), id);
}

/**
 * Returns the response to a call.
 * @throws Error for an answer that breaks the contract
 */
export function toResponse(call: FakeCall, given: unknown): Response {
  if (given instanceof Refusal) return given.toResponse();
  if (given instanceof Response)
    return given.type === 'error' ? Response.error() : given.clone();
  checkAnswer(call.id, given);
  const { answer, status } = operationOf(call.id);
  if (answer.kind === 'bytes')
    return new Response(given as BodyInit, {
      status,
      headers:
        given instanceof Blob ? {} : { 'content-type': answer.contentType },
    });
  if (answer.kind === 'rows') return listed(call, given);
  const body = completed(call.id, given);
  return Response.json(
    answer.kind === 'data' ? { success: true, data: body } : body,
    { status },
  );
}

function listed({ id, query }: FakeCall, given: unknown): Response {
  const list = given instanceof Rows ? given : rowsOf(given as unknown[]);
  const { rows, contentRange } = list.page(query);
  checkAnswer(id, rows);
  return Response.json(rows, { headers: { 'content-range': contentRange } });
}

/** Adds `success` where the contract has it. */
function completed(id: OperationId, given: unknown): unknown {
  const { kind, schema } = operationOf(id).answer;
  const shape = (schema as { shape?: object }).shape ?? {};
  return kind === 'plain' && 'success' in shape
    ? { success: true, ...(given as object) }
    : given;
}
