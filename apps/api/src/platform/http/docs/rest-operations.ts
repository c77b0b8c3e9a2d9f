import type { ProblemCode } from '@hatira/contract';
import { changedItems } from '@hatira/contract/schemas';
import { z, type ZodObject, type ZodType } from 'zod';
import type { Operation } from './documented-route.js';

/** A list for ra-data-simple-rest. */
export function restList(list: {
  operationId: string;
  summary: string;
  query: ZodObject;
  row: ZodType;
}): Operation {
  const { operationId, summary, query, row } = list;
  return {
    operationId,
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
  summary: string;
  description?: string;
  json: ZodObject;
  problems?: readonly ProblemCode[];
}): Operation {
  const { operationId, summary, description, json, problems = [] } = change;
  return {
    operationId,
    access: 'staff',
    summary,
    ...(description !== undefined && { description }),
    body: { json },
    answer: {
      description: 'The number of changed items.',
      schema: changedItems,
    },
    problems: ['validation_failed', ...problems],
  };
}
