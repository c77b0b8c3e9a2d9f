import { success } from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../platform/http/docs/documented.js';
import { HealthController } from './health.controller.js';

const check = z.enum(['ok', 'failed']);

const version = z.string().describe('The version of the product, `1.2.3`.');

const checks = z.object({
  process: check,
  postgres: check,
  redis: check,
  storage: check,
  version,
});

export const healthDocs = documented(HealthController, {
  live: {
    operationId: 'getLive',
    access: 'public',
    summary: 'Check that the process answers',
    answer: {
      description: 'It answers.',
      schema: success(z.object({ status: z.literal('live'), version })),
    },
    problems: [],
  },
  ready: {
    operationId: 'getReady',
    access: 'public',
    summary: 'Check that the process can work',
    description:
      'Checks PostgreSQL, Redis and the storage. Also 503 while the process stops. While it starts, METRICS_PORT alone answers.',
    answer: { description: 'Everything works.', schema: success(checks) },
    moreAnswers: {
      503: 'A check failed: the same body with `success: false`.',
    },
    problems: [],
  },
});
