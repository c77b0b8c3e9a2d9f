import type { ProblemCode, RestResource } from '@hatira/contract';
import { changedItems } from '@hatira/contract/schemas';
import { z, type ZodObject, type ZodType } from 'zod';
import type { DocumentedRoute } from './documented-route.js';

export const REST = '/api/admin/rest';

/** A list for ra-data-simple-rest. */
export function restList(list: {
  operationId: string;
  resource: RestResource;
  summary: string;
  query: ZodObject;
  row: ZodType;
}): DocumentedRoute {
  const { operationId, resource, summary, query, row } = list;
  return {
    operationId,
    method: 'get',
    path: `${REST}/${resource}`,
    access: 'staff',
    summary,
    query,
    answer: {
      description: 'The rows; `Content-Range` has their position and total.',
      schema: z.array(row),
    },
    problems: ['validation_failed'],
  };
}

/** Answers the number of changed items. */
export function restChange(change: {
  operationId: string;
  path: string;
  summary: string;
  json: ZodObject;
  problems?: readonly ProblemCode[];
}): DocumentedRoute {
  const { operationId, path, summary, json, problems = [] } = change;
  return {
    operationId,
    method: 'post',
    path: `${REST}/${path}`,
    access: 'staff',
    summary,
    body: { json },
    answer: {
      description: 'The number of changed items.',
      schema: changedItems,
    },
    problems: ['validation_failed', ...problems],
  };
}
