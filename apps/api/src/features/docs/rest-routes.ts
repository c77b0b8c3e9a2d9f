import type { RestResource } from '@hatira/contract';
import { z, type ZodObject, type ZodType } from 'zod';
import type { DocumentedRoute } from './documented-route.js';

/** A list as ra-data-simple-rest asks for it. */
export function restList(
  resource: RestResource,
  summary: string,
  query: ZodObject,
  row: ZodType,
): DocumentedRoute {
  return {
    method: 'get',
    path: `/api/admin/rest/${resource}`,
    access: 'staff',
    summary,
    query,
    answer: {
      description: 'The rows; `Content-Range` says which of how many.',
      schema: z.array(row),
    },
    problems: ['validation_failed'],
  };
}
