import type { ProblemCode } from '@hatira/contract';
import type { ZodObject, ZodType } from 'zod';

/**
 * Who may call: everybody; whoever has a secret out of the gallery (its hash, a media id); logged-in staff.
 */
export type Access = 'public' | 'secret' | 'staff';

/** One call of the API as it is described. Parameters in the path are known by their names. */
export interface DocumentedRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces. */
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

/** A multipart form with one file; the fields stand before it, so that nothing has to be held in memory. */
export interface FormBody {
  fields?: ZodObject;
  file: { name: string; description: string };
}

/** A JSON answer by its schema, or bytes by their MIME type. */
export interface Answer {
  status?: number;
  description: string;
  schema?: ZodType;
  contentType?: string;
}

/** Calls that belong together, under one heading. */
export interface RouteGroup {
  name: string;
  description: string;
  routes: readonly DocumentedRoute[];
}
