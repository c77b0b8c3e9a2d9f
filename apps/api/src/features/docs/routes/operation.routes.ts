import { publicConfig, success } from '@hatira/contract/schemas';
import { z } from 'zod';
import type { RouteGroup } from '../documented-route.js';

const check = z.enum(['ok', 'failed']);
const checks = z.object({
  process: check,
  postgres: check,
  redis: check,
  storage: check,
});

export const operationRoutes: RouteGroup = {
  name: 'Operation',
  description: 'Health, public configuration and this description.',
  routes: [
    {
      operationId: 'getLive',
      method: 'get',
      path: '/api/health/live',
      access: 'public',
      summary: 'Check that the process answers',
      answer: {
        description: 'It answers.',
        schema: success(z.object({ status: z.literal('live') })),
      },
      problems: [],
    },
    {
      operationId: 'getReady',
      method: 'get',
      path: '/api/health/ready',
      access: 'public',
      summary: 'Check that the process can work',
      description:
        'Checks PostgreSQL, Redis and the storage. Also 503 while the process stops.',
      answer: { description: 'Everything works.', schema: success(checks) },
      moreAnswers: {
        503: 'A check failed: the same body with `success: false`.',
      },
      problems: [],
    },
    {
      operationId: 'getConfig',
      method: 'get',
      path: '/api/config',
      access: 'public',
      summary: 'Get brand, contact links and limits',
      answer: {
        description: 'The public part of the configuration.',
        schema: success(publicConfig),
      },
      problems: [],
    },
    {
      operationId: 'getOpenApi',
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'Get this description as OpenAPI 3.1',
      answer: {
        description: 'The document.',
        schema: z.looseObject({ openapi: z.string() }),
      },
      problems: [],
    },
    {
      operationId: 'getDocs',
      method: 'get',
      path: '/api/docs',
      access: 'public',
      summary: 'Get this description as a page',
      answer: { description: 'The page.', contentType: 'text/html' },
      problems: [],
    },
  ],
};
