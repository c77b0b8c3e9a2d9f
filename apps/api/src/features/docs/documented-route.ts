import type { ProblemCode } from '@hatira/contract';
import type { ZodObject, ZodType } from 'zod';

/** `secret`: a gallery's hash, a media id or a file's key is enough. */
export type Access = 'public' | 'secret' | 'staff';

/** One operation of the API. */
export interface DocumentedRoute {
  /** The name in generated clients, unique. */
  operationId: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces, which are described by their names. */
  path: string;
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

export interface JsonBody {
  json: ZodType;
}

/** A multipart form with one file. The fields come before it, so that the file can be streamed. */
export interface FormBody {
  fields?: ZodObject;
  file: { name: string; description: string };
}

/** A JSON answer with a schema, or bytes with a MIME type. */
export interface Answer {
  status?: number;
  description: string;
  schema?: ZodType;
  contentType?: string;
}

/** Operations under one heading. */
export interface RouteGroup {
  name: string;
  description: string;
  routes: readonly DocumentedRoute[];
}
