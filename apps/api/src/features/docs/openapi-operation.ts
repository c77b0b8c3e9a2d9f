import { PROBLEMS, type ProblemCode } from '@hatira/contract';
import {
  cardFormat,
  deletedPart,
  linkToken,
  mediaId,
  pathSegment,
  problem,
  publicKey,
  renditionName,
  uploadId,
  weddingHash,
} from '@hatira/contract/schemas';
import type { ZodType } from 'zod';
import type {
  Access,
  Answer,
  DocumentedRoute,
  FormBody,
  JsonBody,
} from '../../platform/http/docs/documented-route.js';
import type {
  Content,
  JsonSchema,
  Operation,
  Parameter,
} from './openapi-types.js';
import { PROBLEM_TEXTS } from './problem-texts.js';
import type { SchemaComponents } from './schema-components.js';

/** A parameter has the same meaning in every path. */
const PATH_PARAMETERS: Record<
  string,
  { schema: ZodType; description: string }
> = {
  uploadPath: {
    schema: pathSegment,
    description:
      'The path of the upload page or a former one, case-insensitive.',
  },
  weddingPath: {
    schema: pathSegment,
    description: 'The wedding’s path or a former one, case-insensitive.',
  },
  hash: { schema: weddingHash, description: 'The wedding’s secret hash.' },
  token: {
    schema: linkToken,
    description: 'The secret token of the wall or album.',
  },
  id: {
    schema: mediaId,
    description: 'The id of the resource; that of a guest’s file is secret.',
  },
  uploadId: {
    schema: uploadId,
    description: 'The client’s own id of the file.',
  },
  key: { schema: publicKey, description: 'The file’s secret random key.' },
  name: { schema: cardFormat, description: 'The print.' },
  rendition: { schema: renditionName, description: 'The rendition.' },
  part: { schema: deletedPart, description: 'The part of the item.' },
};

const ACCESS: Record<Access, string> = {
  public: 'everyone.',
  secret: 'everyone with the secret hash, id or key.',
  staff: 'logged-in staff.',
};

const BYTES: JsonSchema = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
};

/** Every call can answer these. */
const ALWAYS: readonly ProblemCode[] = [
  'internal_error',
  'service_unavailable',
];
/** Every call with a body can answer these. */
const WITH_BODY: readonly ProblemCode[] = ['request_timeout'];
const STAFF_ONLY: readonly ProblemCode[] = ['login_required'];
const CHANGING_STAFF_ONLY: readonly ProblemCode[] = [
  'login_required',
  'foreign_origin',
];

/** Describes a route; its named schemas go to `components`. */
export function operationOf(
  route: DocumentedRoute,
  tag: string,
  components: SchemaComponents,
): Operation {
  const { operationId, summary, body } = route;
  return {
    operationId,
    tags: [tag],
    summary,
    description: [route.description, `Access: ${ACCESS[route.access]}`]
      .filter(Boolean)
      .join('\n\n'),
    security: route.access === 'staff' ? [{ staffSession: [] }] : [],
    parameters: [
      ...pathParameters(route, components),
      ...queryParameters(route, components),
    ],
    ...(body && {
      requestBody: { required: true, content: bodyContent(body, components) },
    }),
    responses: {
      ...answers(route, components),
      ...problems(route, components),
    },
  };
}

function pathParameters(
  { path }: DocumentedRoute,
  components: SchemaComponents,
): Parameter[] {
  return [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => {
    const known = PATH_PARAMETERS[name];
    if (!known)
      throw new Error(`The path parameter ${name} has no description.`);
    return {
      name,
      in: 'path',
      required: true,
      description: known.description,
      schema: components.convert(known.schema),
    };
  });
}

function queryParameters(
  { query }: DocumentedRoute,
  components: SchemaComponents,
): Parameter[] {
  const entries = Object.entries(query?.shape ?? {}) as [string, ZodType][];
  return entries.map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: components.convert(schema),
  }));
}

function bodyContent(
  body: JsonBody | FormBody,
  components: SchemaComponents,
): Content {
  if ('json' in body)
    return { 'application/json': { schema: components.convert(body.json) } };
  const fields = body.fields ? components.convert(body.fields) : {};
  const file = { ...BYTES, description: body.file.description };
  const required = [
    ...((fields.required as string[] | undefined) ?? []),
    body.file.name,
  ];
  const properties = {
    ...(fields.properties as JsonSchema | undefined),
    [body.file.name]: file,
  };
  return {
    'multipart/form-data': { schema: { type: 'object', properties, required } },
  };
}

function answers(
  { answer, moreAnswers = {} }: DocumentedRoute,
  components: SchemaComponents,
): Operation['responses'] {
  const more = Object.entries(moreAnswers).map(
    ([status, description]) => [status, { description }] as const,
  );
  const { status = 200, description } = answer;
  return {
    [status]: { description, content: answerContent(answer, components) },
    ...Object.fromEntries(more),
  };
}

function answerContent(
  { schema, contentType }: Answer,
  components: SchemaComponents,
): Content {
  if (!schema)
    return { [contentType ?? 'application/octet-stream']: { schema: BYTES } };
  return {
    [contentType ?? 'application/json']: { schema: components.convert(schema) },
  };
}

function problems(
  route: DocumentedRoute,
  components: SchemaComponents,
): Operation['responses'] {
  const byStatus = new Map<number, ProblemCode[]>();
  const codes = new Set([
    ...route.problems,
    ...problemsOfAccess(route),
    ...(route.body ? WITH_BODY : []),
    ...ALWAYS,
  ]);
  for (const code of codes) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const taken = new Set(Object.keys(route.moreAnswers ?? {}).map(Number));
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !taken.has(status))
      .map(([status, some]) => [status, problemAnswer(some, components)]),
  );
}

function problemsOfAccess({
  access,
  method,
}: DocumentedRoute): readonly ProblemCode[] {
  if (access !== 'staff') return [];
  return method === 'get' ? STAFF_ONLY : CHANGING_STAFF_ONLY;
}

function problemAnswer(codes: ProblemCode[], components: SchemaComponents) {
  const schema = {
    allOf: [
      components.convert(problem),
      { properties: { code: { enum: codes } } },
    ],
  };
  const canWait = codes.some((code) =>
    [429, 503].includes(PROBLEMS[code].status),
  );
  return {
    description: codes
      .map((code) => `${code}: ${PROBLEM_TEXTS[code]}`)
      .join('\n'),
    ...(canWait && {
      headers: {
        'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
      },
    }),
    content: { 'application/json': { schema } },
  };
}
