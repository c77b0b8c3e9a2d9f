import { OPERATIONS, type OperationId } from '@hatira/fake-api/operations';
import { z, type ZodType } from 'zod';
import type { DocumentedRoute } from '../../apps/api/src/platform/http/docs/documented-route.js';
import { ROUTE_GROUPS } from '../../apps/api/src/features/docs/openapi-routes.js';

/** Pages do not call them. */
const WITHOUT_PAGE = ['getLive', 'getReady', 'getOpenApi', 'getDocs'];

const documented = ROUTE_GROUPS.flatMap(({ routes }) => routes);

/** The form of a schema; two schemas of the same form have the same text. */
function formOf(schema: ZodType | undefined): unknown {
  return (
    schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  );
}

function described({ answer, body, method, path, query }: DocumentedRoute) {
  const form = body && 'file' in body ? body : undefined;
  const json = body && 'json' in body ? body.json : undefined;
  return {
    method,
    path,
    status: answer.status ?? 200,
    query: formOf(query),
    body: formOf(json ?? form?.fields),
    file: form?.file.name,
    answer: formOf(answer.schema),
  };
}

function faked(id: OperationId) {
  const { answer, body, file, method, path, query, status } = OPERATIONS[id];
  return {
    method,
    path,
    status,
    query: formOf(query),
    body: formOf(body),
    file,
    answer: formOf(wholeAnswer(answer)),
  };
}

function wholeAnswer({
  kind,
  schema,
}: (typeof OPERATIONS)[OperationId]['answer']): ZodType | undefined {
  if (kind === 'bytes') return undefined;
  if (kind === 'rows') return z.array(schema);
  return kind === 'data'
    ? z.object({ success: z.literal(true), data: schema })
    : schema;
}

describe('the fake API of component specs', () => {
  it('has exactly the operations that pages can call', () => {
    const ids = documented
      .map(({ operationId }) => operationId)
      .filter((id) => !WITHOUT_PAGE.includes(id));
    expect(Object.keys(OPERATIONS).sort()).toEqual(ids.sort());
  });

  it.each(Object.keys(OPERATIONS) as OperationId[])(
    'describes %s as the API does',
    (id) => {
      const route = documented.find(({ operationId }) => operationId === id);
      expect(faked(id)).toEqual(described(route!));
    },
  );
});
