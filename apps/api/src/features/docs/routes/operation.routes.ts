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
      method: 'get',
      path: '/api/health/live',
      access: 'public',
      summary: 'Does the process answer?',
      answer: {
        description: 'It does.',
        schema: success(z.object({ status: z.literal('live') })),
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/health/ready',
      access: 'public',
      summary: 'Can the process do its work?',
      description:
        'Tries PostgreSQL, Redis and the storage now; 503 while it stops, too.',
      answer: { description: 'Everything works.', schema: success(checks) },
      moreAnswers: {
        503: 'Something does not: the same body, with `success: false` and what failed.',
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/config',
      access: 'public',
      summary: 'Brand, contact links and limits',
      answer: {
        description: 'What clients may know of the configuration.',
        schema: success(publicConfig),
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This description as OpenAPI 3.1',
      answer: {
        description: 'The document.',
        schema: z.looseObject({ openapi: z.string() }),
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/docs',
      access: 'public',
      summary: 'This description to be read',
      answer: { description: 'A page.', contentType: 'text/html' },
      problems: [],
    },
  ],
};
