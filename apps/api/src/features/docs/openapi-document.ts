import { PROBLEMS, type ProblemCode } from '@hatira/contract';
import {
  mediaId,
  pathSegment,
  uploadId,
  weddingHash,
} from '@hatira/contract/schemas';
import { z, type ZodType } from 'zod';
import type {
  Access,
  Answer,
  DocumentedRoute,
  FormBody,
  JsonBody,
  RouteGroup,
} from './documented-route.js';

export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface Operation {
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<
    string,
    { description: string; headers?: JsonSchema; content?: Content }
  >;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<DocumentedRoute['method'], Operation>>>;
  components: JsonSchema;
}

/** Every parameter that stands in a path means the same wherever it stands. */
const PATH_PARAMETERS: Record<
  string,
  { schema: ZodType; description: string }
> = {
  uploadPath: {
    schema: pathSegment,
    description: 'The path of the guests’ page, in any case of its letters.',
  },
  weddingPath: {
    schema: pathSegment,
    description: 'The wedding’s path, in any case of its letters.',
  },
  hash: { schema: weddingHash, description: 'The wedding’s secret hash.' },
  id: {
    schema: mediaId,
    description: 'The id of what is meant; that of a guest’s file is secret.',
  },
  uploadId: {
    schema: uploadId,
    description: 'The client’s own id of the file.',
  },
};

const ACCESS: Record<Access, string> = {
  public: 'Everybody.',
  secret: 'Whoever knows the secret hash or id.',
  staff: 'Logged-in staff.',
};

const BYTES: JsonSchema = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
};

/** Any call may answer these. */
const ALWAYS: readonly ProblemCode[] = [
  'internal_error',
  'service_unavailable',
];
/** Any call with a body may answer these. */
const WITH_BODY: readonly ProblemCode[] = ['request_timeout'];
const STAFF_ONLY: readonly ProblemCode[] = ['login_required'];
const CHANGING_STAFF_ONLY: readonly ProblemCode[] = [
  'login_required',
  'foreign_origin',
];

/** The whole API as OpenAPI 3.1. */
export function openApiDocument(
  groups: readonly RouteGroup[],
  title: string,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { name, routes } of groups) {
    for (const route of routes)
      paths[route.path] = {
        ...paths[route.path],
        [route.method]: operation(name, route),
      };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every failed call answers a Problem: clients act on its `code`.',
    },
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        staffSession: { type: 'apiKey', in: 'cookie', name: 'hatira_session' },
      },
    },
  };
}

function operation(tag: string, route: DocumentedRoute): Operation {
  return {
    tags: [tag],
    summary: route.summary,
    description: [route.description, `Who may call: ${ACCESS[route.access]}`]
      .filter(Boolean)
      .join('\n\n'),
    security: route.access === 'staff' ? [{ staffSession: [] }] : [],
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.body && {
      requestBody: { required: true, content: bodyContent(route.body) },
    }),
    responses: { ...answers(route), ...problems(route) },
  };
}

function pathParameters({ path }: DocumentedRoute): Parameter[] {
  return [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => {
    const known = PATH_PARAMETERS[name];
    if (!known) throw new Error(`the path parameter ${name} is not described`);
    return {
      name,
      in: 'path',
      required: true,
      description: known.description,
      schema: jsonSchema(known.schema),
    };
  });
}

function queryParameters({ query }: DocumentedRoute): Parameter[] {
  const entries = Object.entries(query?.shape ?? {}) as [string, ZodType][];
  return entries.map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema),
  }));
}

function bodyContent(body: JsonBody | FormBody): Content {
  if ('json' in body)
    return { 'application/json': { schema: jsonSchema(body.json) } };
  const fields = body.fields ? jsonSchema(body.fields) : {};
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

function answers({
  answer,
  moreAnswers = {},
}: DocumentedRoute): Operation['responses'] {
  const more = Object.entries(moreAnswers).map(
    ([status, description]) => [status, { description }] as const,
  );
  const { status = 200, description } = answer;
  return {
    [status]: { description, content: answerContent(answer) },
    ...Object.fromEntries(more),
  };
}

function answerContent({
  schema,
  contentType = 'application/octet-stream',
}: Answer): Content {
  if (schema) return { 'application/json': { schema: jsonSchema(schema) } };
  return { [contentType]: { schema: BYTES } };
}

function problems(route: DocumentedRoute): Operation['responses'] {
  const byStatus = new Map<number, ProblemCode[]>();
  const ofBody = route.body ? WITH_BODY : [];
  for (const code of new Set([
    ...route.problems,
    ...problemsOfAccess(route),
    ...ofBody,
    ...ALWAYS,
  ])) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const taken = new Set(Object.keys(route.moreAnswers ?? {}).map(Number));
  const entries = [...byStatus].filter(([status]) => !taken.has(status));
  return Object.fromEntries(
    entries.map(([status, codes]) => [status, problem(codes)]),
  );
}

function problemsOfAccess({
  access,
  method,
}: DocumentedRoute): readonly ProblemCode[] {
  if (access !== 'staff') return [];
  return method === 'get' ? STAFF_ONLY : CHANGING_STAFF_ONLY;
}

function problem(codes: ProblemCode[]) {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { properties: { code: { enum: codes } } },
    ],
  };
  const canWait = codes.some((code) =>
    [429, 503].includes(PROBLEMS[code].status),
  );
  return {
    description: codes
      .map((code) => `${code}: ${PROBLEMS[code].text}`)
      .join('\n'),
    ...(canWait && {
      headers: {
        'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
      },
    }),
    content: { 'application/json': { schema } },
  };
}

const PROBLEM: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'What a person may read.' },
    message: { type: 'string', description: 'The same.' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    requestId: { type: 'string', description: 'Stands in the log, too.' },
    details: {
      type: 'object',
      description:
        'What a client can act on: `fields`, `missing`, counts, limits.',
    },
  },
  required: ['success', 'error', 'message', 'code', 'requestId'],
};

/** As it travels, before the server converts it. */
function jsonSchema(schema: ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
}
