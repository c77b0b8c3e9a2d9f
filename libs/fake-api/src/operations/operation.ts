import type { z, ZodType } from 'zod';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The shape of an answer: `data` is wrapped in `{ success, data }`, `rows` has a
 * `Content-Range`, `events` is a stream, `bytes` has no schema.
 */
export type AnswerKind = 'plain' | 'data' | 'rows' | 'events' | 'bytes';

export interface AnswerShape<
  Kind extends AnswerKind = AnswerKind,
  Schema extends ZodType = ZodType,
> {
  kind: Kind;
  schema: Schema;
  contentType: string;
}

export interface Operation<
  Shape extends AnswerShape = AnswerShape,
  Body extends ZodType = ZodType,
> {
  method: Method;
  /** Parameters are in braces, as in the description of the API. */
  path: string;
  answer: Shape;
  query?: ZodType;
  body?: Body;
  /** Name of the file of a multipart form. */
  file?: string;
  status: number;
}

interface Details<Body extends ZodType> {
  query?: ZodType;
  body?: Body;
  file?: string;
  status?: number;
}

const JSON_TYPE = 'application/json';

export const plain = <Schema extends ZodType>(
  schema: Schema,
): AnswerShape<'plain', Schema> => ({
  kind: 'plain',
  schema,
  contentType: JSON_TYPE,
});

export const data = <Schema extends ZodType>(
  schema: Schema,
): AnswerShape<'data', Schema> => ({
  kind: 'data',
  schema,
  contentType: JSON_TYPE,
});

/** @param schema of one row */
export const rows = <Schema extends ZodType>(
  schema: Schema,
): AnswerShape<'rows', Schema> => ({
  kind: 'rows',
  schema,
  contentType: JSON_TYPE,
});

/** @param schema of an event's data */
export const events = <Schema extends ZodType>(
  schema: Schema,
): AnswerShape<'events', Schema> => ({
  kind: 'events',
  schema,
  contentType: 'text/event-stream',
});

export const bytes = (
  contentType: string,
): AnswerShape<'bytes', ZodType<BodyInit>> => ({
  kind: 'bytes',
  schema: undefined as never,
  contentType,
});

const withMethod =
  (method: Method) =>
  <Shape extends AnswerShape, Body extends ZodType = ZodType<undefined>>(
    path: string,
    answer: Shape,
    { status = 200, ...more }: Details<Body> = {},
  ): Operation<Shape, Body> => ({ method, path, answer, status, ...more });

export const get = withMethod('get');
export const post = withMethod('post');
export const put = withMethod('put');
export const patch = withMethod('patch');
export const remove = withMethod('delete');

/** The type of a request body. */
export type BodyOf<Of> =
  Of extends Operation<AnswerShape, infer Body> ? z.output<Body> : never;

/** The type of an answer as a test gives it: the fake adds `success`. */
export type AnswerOf<Of> =
  Of extends Operation<AnswerShape<infer Kind, infer Schema>, ZodType>
    ? Kind extends 'rows'
      ? z.output<Schema>[]
      : Kind extends 'plain'
        ? WithoutSuccess<z.output<Schema>>
        : z.output<Schema>
    : never;

type WithoutSuccess<Body> = Body extends { success: true }
  ? Omit<Body, 'success'>
  : Body;
