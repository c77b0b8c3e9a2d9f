import type { ProblemCode } from '@hatira/contract';
import type { ZodObject, ZodType } from 'zod';

/** `secret`: a gallery's hash, a media id or a file's key is enough. */
export type Access = 'public' | 'secret' | 'staff';

/** The description of a handler, beside its controller. */
export interface Operation {
  /** The unique name in generated clients. */
  operationId: string;
  access: Access;
  summary: string;
  description?: string;
  query?: ZodObject;
  body?: JsonBody | FormBody;
  answer: Answer;
  /** Other successful answers, by status. */
  moreAnswers?: Record<number, string>;
  problems: readonly ProblemCode[];
}

export interface DocumentedRoute extends Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Parameters are in braces. */
  path: string;
}

export interface JsonBody {
  json: ZodType;
}

/** A multipart form: fields before the file, so that it can be streamed. */
export interface FormBody {
  fields?: ZodObject;
  file: { name: string; description: string };
}

/** JSON with a schema, or bytes with a MIME type. */
export interface Answer {
  status?: number;
  description: string;
  schema?: ZodType;
  contentType?: string;
}

export interface RouteGroup {
  name: string;
  description: string;
  routes: readonly DocumentedRoute[];
}
